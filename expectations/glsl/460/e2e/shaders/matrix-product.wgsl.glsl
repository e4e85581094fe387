//# changes from es310
1-3: #version 460
68:       sum = fma(left_tile[min(v_1.y * 16u + k, 255u)], right_tile[min(k * 16u + v_1.x, 255u)], sum);
