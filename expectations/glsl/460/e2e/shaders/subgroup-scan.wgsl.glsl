//# changes from es310
2: #version 460
5-6!
74: #version 460
76-77!
