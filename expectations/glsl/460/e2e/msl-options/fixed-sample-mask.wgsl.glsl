//# changes from es310
2-5: #version 460
20-22: #version 460
30-32: #version 460
