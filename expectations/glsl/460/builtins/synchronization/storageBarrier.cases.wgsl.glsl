//# changes from es310
//# case storageBarrier/none
1-3: #version 460
