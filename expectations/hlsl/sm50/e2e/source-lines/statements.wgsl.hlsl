//# changes from sm60
40:         result.Store(min(i, colorfast_size(result) / 4u - 1u) * 4u, asuint(((asfloat(result.Load(min(i, colorfast_size(result) / 4u - 1u) * 4u)) > 3.0f) && (i > 2u) ? 2.0f : 1.0f)));
