//# changes from sm60
57:   const v_Wave v_2 = {asfloat((bool2(v_1, v_1) ? v.zw : v.xy)), asfloat(ocean[(offset + 8u) >> 4u][((offset + 8u) >> 2u) & 3u]), asfloat(ocean[(offset + 12u) >> 4u][((offset + 12u) >> 2u) & 3u])};
