//# changes from sm60
19:   return (key >> (v & 31u)) & ((v_1 < 32u) ? (1u << (v_1 & 31u)) - 1u : 4294967295u);
54:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
86:     rank = rank + ((local_digits[min(i, 63u)] == digit) ? 1u : 0u);
