//# changes from es310
2-6: #version 460
53-57: #version 460
