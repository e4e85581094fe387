//# changes from es310
2-4: #version 460
87-89: #version 460
161-163: #version 460
