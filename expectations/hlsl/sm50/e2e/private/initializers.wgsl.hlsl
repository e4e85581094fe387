//# changes from sm60
32-34:   int v[4] = d.history;
:   v[min(asuint(c[0]), 3u)] = int(9);
:   d.history = v;
:   const float v_1[4] = {b, e[0].y, float(d.history[min(i, 3u)]), (f[min(i, 2u)] ? 1.0f : 0.0f)};
:   store_out(0u, v_1);
