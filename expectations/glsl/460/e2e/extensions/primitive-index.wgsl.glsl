//# changes from es310
2-5: #version 460
24-27: #version 460
