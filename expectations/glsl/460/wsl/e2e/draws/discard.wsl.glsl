//# changes from es310
2-4: #version 460
47-49: #version 460
