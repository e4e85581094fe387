//# changes from es310
//# case workgroupBarrier/none
1-3: #version 460
