//# changes from es310
2-4: #version 460
88-90: #version 460
