//# changes from es310
2-6: #version 460
54-58: #version 460
93-97: #version 460
