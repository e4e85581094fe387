//# changes from sm60
16:   v.Store(8u, asuint((!any(bool2(b, (asfloat(v.Load(12u)) > 1.0f))) ? 3.0f : 2.0f)));
