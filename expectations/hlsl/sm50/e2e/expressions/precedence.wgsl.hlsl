//# changes from sm60
17-18:   const int v_5 = d / ((a == int(0)) | ((d == int((-2147483647 - 1))) & (a == int(-1))) ? int(1) : a);
:   const int v_6 = ((b == int(0)) | ((v_5 == int((-2147483647 - 1))) & (b == int(-1))) ? int(1) : b);
23:   out_1.Store(16u, asuint((((asint(v_1 + v_2) < asint(v_3 * v_4)) && (asint(v_1 - v_2) >= c)) || (d == a) ? int(1) : int(0))));
26:   out_1.Store(28u, asuint(((!(a == b) != (c < d)) ? int(1) : int(0))));
