//# changes from es310
1: #version 460
4-5!
