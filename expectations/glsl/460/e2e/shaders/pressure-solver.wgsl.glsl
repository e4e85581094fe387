//# changes from es310
2-4: #version 460
68-70: #version 460
144-146: #version 460
