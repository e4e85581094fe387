//# changes from es310
1-4: #version 460
