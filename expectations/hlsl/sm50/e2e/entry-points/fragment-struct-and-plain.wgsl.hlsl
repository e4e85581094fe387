//# changes from sm60
18:   const float3 n = (((bool3)front) ? surface.normal : -surface.normal);
