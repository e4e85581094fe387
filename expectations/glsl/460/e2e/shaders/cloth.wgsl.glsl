//# changes from es310
2-4: #version 460
96-98: #version 460
