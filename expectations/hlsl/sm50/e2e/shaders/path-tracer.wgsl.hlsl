//# changes from sm60
57:     const float distance_1 = ((along - half_1 > 0.001f) ? along - half_1 : along + half_1);
