//# changes from es310
2-4: #version 460
33-35: #version 460
