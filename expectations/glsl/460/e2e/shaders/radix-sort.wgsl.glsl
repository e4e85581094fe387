//# changes from es310
2-4: #version 460
49-51: #version 460
91-93: #version 460
