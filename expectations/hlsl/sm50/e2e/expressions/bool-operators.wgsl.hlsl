//# changes from sm60
14-15:   const bool v_1 = (a ? a : b);
:   out_1.Store(8u, uint((v_1 ? c : v_1)));
