//# changes from es310
2-4: #version 460
71-73: #version 460
