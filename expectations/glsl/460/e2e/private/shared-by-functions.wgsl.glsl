//# changes from es310
2-4: #version 460
30-32: #version 460
