//# changes from sm60
18:   const float scale = ((k == 0u) ? 0.35355338f : 0.5f);
