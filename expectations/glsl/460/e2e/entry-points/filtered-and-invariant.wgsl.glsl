//# changes from es310
2-4: #version 460
25-27: #version 460
