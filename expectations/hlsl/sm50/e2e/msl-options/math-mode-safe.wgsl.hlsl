//# changes from sm60
8:   values.Store(min(id.x, colorfast_size(values) / 4u - 1u) * 4u, asuint(((value == value) ? value : 0.0f)));
