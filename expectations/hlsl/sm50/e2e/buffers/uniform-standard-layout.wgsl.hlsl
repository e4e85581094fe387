//# changes from sm60
67:     value[v_1] = asint((bool2(v_4, v_4) ? v_3.zw : v_3.xy));
80:   return float3x2(asfloat((bool2(v_1, v_1) ? v.zw : v.xy)), asfloat((bool2(v_3, v_3) ? v_2.zw : v_2.xy)), asfloat((bool2(v_5, v_5) ? v_4.zw : v_4.xy)));
157:   const int2 pair = asint((bool2(v_2, v_2) ? v_1.zw : v_1.xy));
