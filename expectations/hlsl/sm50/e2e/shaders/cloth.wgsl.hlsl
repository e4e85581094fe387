//# changes from sm60
88-89:   const int2 right = (((bool2)inside(asint(asuint(p) + uint2(1u, 0u)))) ? asint(asuint(p) + uint2(1u, 0u)) : p);
:   const int2 up = (((bool2)inside(asint(asuint(p) + uint2(0u, 1u)))) ? asint(asuint(p) + uint2(0u, 1u)) : p);
93:   normals.Store3(min(index_of(p), colorfast_size(normals) / 16u - 1u) * 16u, asuint((((bool3)(dot(n, n) > 0.0f)) ? normalize(n) : float3(0.0f, 1.0f, 0.0f))));
