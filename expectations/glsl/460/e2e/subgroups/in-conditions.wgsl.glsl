//# changes from es310
1: #version 460
6-7!
