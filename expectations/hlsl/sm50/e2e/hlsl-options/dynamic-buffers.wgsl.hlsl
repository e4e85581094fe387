//# changes from sm60
9: RWByteAddressBuffer counts : register(u3);
11: cbuffer cbuffer_buffer_ranges : register(b4) {
68:     uint v_2[3] = particle.tags;
:     v_2[min(v, 2u)] = v_1 + original;
:     particle.tags = v_2;
