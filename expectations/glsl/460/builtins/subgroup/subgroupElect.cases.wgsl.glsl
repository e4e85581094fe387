//# changes from es310
//# case subgroupElect/none
1: #version 460
3-4!
