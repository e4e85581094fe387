//# changes from sm60
6:   out_1.Store(4u, asuint((true ? 1.0f : 0.0f)));
