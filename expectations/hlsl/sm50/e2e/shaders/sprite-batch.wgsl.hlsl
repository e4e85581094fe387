//# changes from sm60
46-47: Texture2DArray<float4> atlas : register(t2);
: SamplerState nearest : register(s1);
49: cbuffer cbuffer_root_constants : register(b13) {
105-106:   at.x = (((s.layer_and_flags & 65536u) != 0u) ? 1.0f - at.x : at.x);
:   at.y = (((s.layer_and_flags & 131072u) != 0u) ? 1.0f - at.y : at.y);
