//# changes from sm60
39:   out_1.Store(0u, asuint((flag() ? v : 0.0f)));
