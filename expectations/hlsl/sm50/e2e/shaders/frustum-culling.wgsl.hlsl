//# changes from sm60
43:       return ((share > 1.0f) ? 0u : 3u);
