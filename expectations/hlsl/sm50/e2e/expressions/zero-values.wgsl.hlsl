//# changes from sm60
51:   scalars.Store4(0u, asuint(int4(int(0), int(0), int(0), (flag ? int(2) : int(1)))));
