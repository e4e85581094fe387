//# changes from es310
2-4: #version 460
14-16: #version 460
