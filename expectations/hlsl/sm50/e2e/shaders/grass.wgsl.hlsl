//# changes from sm60
47: ByteAddressBuffer placed : register(t3);
49: cbuffer cbuffer_root_constants : register(b13) {
80:   const float2 cell = float2(uint2(id.x % ((side == 0u) ? 1u : side), id.x / ((side == 0u) ? 1u : side)));
124:   const float3 normal = (((bool3)front) ? in_1.normal : -in_1.normal);
