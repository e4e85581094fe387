//# changes from sm60
18: cbuffer cbuffer_root_constants : register(b13) {
30:   return (((bits & 2147483648u) != 0u) ? ~bits : bits | 2147483648u);
53:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
74:     rounds_left_1 = uint2(v_4 - 1u, v_3.y - ((v_4 == 0u) ? 1u : 0u));
