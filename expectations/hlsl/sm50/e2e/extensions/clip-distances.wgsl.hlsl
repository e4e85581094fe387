//# changes from sm60
53:     float v[8] = out_1.planes;
:     v[min(asuint(i), 7u)] = dot(p, asfloat(clip_1[(min(asuint(i), 7u) * 16u) >> 4u]));
:     out_1.planes = v;
