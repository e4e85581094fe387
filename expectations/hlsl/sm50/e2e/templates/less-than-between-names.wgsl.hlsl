//# changes from sm60
4:   return (c && d ? asint(asuint(x) + 1u) : x);
33:     rounds_left = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
37:     v.Store(12u, asuint(asint(v.Load(12u) + asuint(((asint(v.Load(12u)) < m) ? int(2) : int(1))))));
