//# changes from sm60
37+: static bool is_discarded = false;
39: cbuffer cbuffer_root_constants : register(b13) {
100+:     is_discarded = true;
:   }
:   const float4 v = color;
:   if (is_discarded) {
103:   return v;
