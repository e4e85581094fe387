//# changes from es310
2-4: #version 460
29-31: #version 460
