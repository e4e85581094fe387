//# changes from es310
2-4: #version 460
24-26: #version 460
