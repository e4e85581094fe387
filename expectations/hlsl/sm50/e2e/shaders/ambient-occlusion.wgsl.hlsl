//# changes from sm60
27-28:   const float3 dx = (((bool3)(abs(left.z) < abs(right.z))) ? left : right);
:   const float3 dy = (((bool3)(abs(above.z) < abs(below.z))) ? above : below);
55:   const float3 helper = (((bool3)(abs(normal.z) > 0.9f)) ? float3(1.0f, 0.0f, 0.0f) : float3(0.0f, 0.0f, 1.0f));
67:     hidden = hidden + ((seen.z >= middle.z + offset.z + asfloat(view[8].y)) ? is_near : 0.0f);
95:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
107:       rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
