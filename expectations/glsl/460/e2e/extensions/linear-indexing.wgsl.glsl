//# changes from es310
2-4: #version 460
23-25: #version 460
