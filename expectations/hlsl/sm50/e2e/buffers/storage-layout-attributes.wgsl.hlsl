//# changes from sm60
66:   float v_1[3] = copy.d;
:   v_1[min(id.x % 3u, 2u)] = 4.0f;
:   copy.d = v_1;
