//# changes from es310
2: #version 460
4-5!
17: #version 460
20-21!
