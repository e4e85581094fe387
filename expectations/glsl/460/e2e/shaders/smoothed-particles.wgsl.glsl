//# changes from es310
2-4: #version 460
61-63: #version 460
130-132: #version 460
