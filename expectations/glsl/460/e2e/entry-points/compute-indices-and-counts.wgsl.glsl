//# changes from es310
2-4: #version 460
18-20: #version 460
