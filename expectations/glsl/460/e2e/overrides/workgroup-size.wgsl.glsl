//# changes from es310
2-4: #version 460
15-17: #version 460
28-30: #version 460
