//# changes from es310
2-4: #version 460
40-42: #version 460
