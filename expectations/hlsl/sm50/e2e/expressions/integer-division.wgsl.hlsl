//# changes from sm60
8:   i.Store(0u, asuint(v / ((v_1 == int(0)) | ((v == int((-2147483647 - 1))) & (v_1 == int(-1))) ? int(1) : v_1)));
12:   const int v_5 = ((v_4 == int(0)) | ((v_3 == int((-2147483647 - 1))) & (v_4 == int(-1))) ? int(1) : v_4);
17:   const int v_8 = ((int(-1) == int(0)) | ((v_7 == int((-2147483647 - 1))) & (int(-1) == int(-1))) ? int(1) : int(-1));
20:   u.Store2(0u, u.Load2(0u) / ((v_9 == uint2(0u, 0u)) ? uint2(1u, 1u) : v_9));
22:   u.Store2(8u, u.Load2(8u) % ((v_10 == uint2(0u, 0u)) ? uint2(1u, 1u) : v_10));
25:   u.Store2(24u, uint2(7u, 7u) % ((v_11 == uint2(0u, 0u)) ? uint2(1u, 1u) : v_11));
