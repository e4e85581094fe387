//# changes from es310
2-4: #version 460
41-43: #version 460
81-83: #version 460
134-136: #version 460
