//# changes from sm60
67: cbuffer cbuffer_model : register(b1) {
71-74: Texture2D<float4> base_map : register(t5);
: Texture2D<float4> normal_map : register(t6);
: Texture2D<float4> metal_map : register(t7);
: Texture2D<float4> emission_map : register(t8);
: static bool is_discarded = false;
135:     is_discarded = true;
137:   const float side = (is_front ? 1.0f : -1.0f);
167:   const float4 v_2 = float4(color, base.w);
:   if (is_discarded) {
:     discard;
:   }
:   return v_2;
