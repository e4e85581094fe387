//# changes from sm60
1-31: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
