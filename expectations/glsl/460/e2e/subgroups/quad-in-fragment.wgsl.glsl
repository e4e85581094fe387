//# changes from es310
1: #version 460
5-6!
