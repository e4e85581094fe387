//# changes from sm60
46+: static bool is_discarded = false;
48: cbuffer cbuffer_root_constants : register(b13) {
67:   return (((bool2)(dot(direction, direction) < 1e-12f)) ? float2(1.0f, 0.0f) : normalize(direction));
104:     is_discarded = true;
107:   const float4 v = premultiplied(in_1.color, coverage * faded);
:   if (is_discarded) {
:     discard;
:   }
:   return v;
