//# changes from sm60
66:   return ((level > 1.2f) ? 2u : 1u);
