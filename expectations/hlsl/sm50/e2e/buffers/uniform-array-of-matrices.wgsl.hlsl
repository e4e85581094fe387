//# changes from sm60
18:   return float2x2(asfloat((bool2(v_1, v_1) ? v.zw : v.xy)), asfloat((bool2(v_3, v_3) ? v_2.zw : v_2.xy)));
