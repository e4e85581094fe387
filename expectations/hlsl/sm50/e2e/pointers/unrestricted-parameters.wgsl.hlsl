//# changes from sm60
23:   return source.Load(min(i % ((v == 0u) ? 1u : v), colorfast_size(source) / 4u - 1u) * 4u);
