//# changes from es310
2-4: #version 460
37-39: #version 460
