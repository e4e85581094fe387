//# changes from es310
2-4: #version 460
63-65: #version 460
