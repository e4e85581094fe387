//# changes from es310
2-4: #version 460
46-48: #version 460
110-112: #version 460
