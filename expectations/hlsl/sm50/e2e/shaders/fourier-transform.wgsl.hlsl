//# changes from sm60
63:   const float scale = (false ? 0.001953125f : 1.0f);
