//# changes from sm60
54:   const v_Wave v_2 = {asfloat((bool2(v_1, v_1) ? v.zw : v.xy)), asfloat(sea[(offset + 8u) >> 4u][((offset + 8u) >> 2u) & 3u]), asfloat(sea[(offset + 12u) >> 4u][((offset + 12u) >> 2u) & 3u])};
