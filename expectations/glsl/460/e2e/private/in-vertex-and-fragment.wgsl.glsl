//# changes from es310
2-4: #version 460
16-18: #version 460
