//# changes from es310
2-4: #version 460
20-22: #version 460
