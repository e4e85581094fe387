//# changes from es310
2-4: #version 460
19-21: #version 460
32-34: #version 460
