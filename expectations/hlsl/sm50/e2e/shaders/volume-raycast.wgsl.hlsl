//# changes from sm60
35+: static bool is_discarded = false;
37: cbuffer cbuffer_root_constants : register(b13) {
87:     is_discarded = true;
99:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
114:   const float4 v_3 = colour;
:   if (is_discarded) {
:     discard;
:   }
:   return v_3;
