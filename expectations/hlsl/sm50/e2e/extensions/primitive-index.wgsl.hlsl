//# changes from sm60
29:   return asfloat(colors.Load4(min(in_1.primitive_1 % ((v == 0u) ? 1u : v), colorfast_size(colors) / 16u - 1u) * 16u)) * in_1.uv.x;
