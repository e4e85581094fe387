//# changes from es310
2: #version 460
4-5!
20: #version 460
22-23!
34: #version 460
36-37!
