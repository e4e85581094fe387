//# changes from es310
2-4: #version 460
97-99: #version 460
