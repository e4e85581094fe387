//# changes from es310
2-4: #version 460
31-33: #version 460
54-56: #version 460
74-76: #version 460
