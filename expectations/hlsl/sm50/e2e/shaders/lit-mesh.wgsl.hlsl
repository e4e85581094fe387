//# changes from sm60
58: ByteAddressBuffer instances : register(t0);
: static bool is_discarded = false;
60: cbuffer cbuffer_root_constants : register(b13) {
100:   return (((asint(asuint(cell.x) + asuint(cell.y)) & int(1)) == int(0)) ? 1.0f : 0.75f);
126:     is_discarded = true;
143:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
153:   const float4 v_4 = float4(colour / (colour + 1.0f), tint.w);
:   if (is_discarded) {
:     discard;
:   }
:   return v_4;
