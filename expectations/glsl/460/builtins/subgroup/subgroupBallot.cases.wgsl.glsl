//# changes from es310
//# case subgroupBallot/bool/literal
1: #version 460
3-4!
//# case subgroupBallot/bool/variable
1: #version 460
3-4!
//# case subgroupBallot/bool/override
1: #version 460
3-4!
