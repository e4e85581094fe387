//# changes from sm60
46:     inside = inside | ((values[min(i, 7u)] < asfloat(grid[0].w)) ? 1u << (i & 31u) : 0u);
