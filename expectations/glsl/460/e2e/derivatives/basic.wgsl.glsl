//# changes from es310
1-3: #version 460
14-15:   vec3 coarse = vec3(dFdxCoarse(v), dFdyCoarse(v), fwidthCoarse(v));
:   vec3 fine = dFdxFine(v_2) + dFdyFine(v_2) - fwidthFine(v_2);
