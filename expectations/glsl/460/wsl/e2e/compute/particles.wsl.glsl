//# changes from es310
1-3: #version 460
