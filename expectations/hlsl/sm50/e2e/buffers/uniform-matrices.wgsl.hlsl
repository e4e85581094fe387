//# changes from sm60
19:   out_1.Store4(16u, asuint(float4(asfloat((bool2(v_2, v_2) ? v_1.zw : v_1.xy)), asfloat(m[3].y), asfloat(m[(v_3 + 16u) >> 4u][((v_3 + 16u) >> 2u) & 3u]))));
