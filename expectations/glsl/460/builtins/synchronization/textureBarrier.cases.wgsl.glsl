//# changes from es310
//# case textureBarrier/none
1-3: #version 460
