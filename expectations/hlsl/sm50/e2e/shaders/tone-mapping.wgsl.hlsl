//# changes from sm60
34: cbuffer cbuffer_root_constants : register(b13) {
49:   const uint bin = ((level < 0.0001f) ? 0u : uint(clamp(clamp((log2(level) + 10.0f) / 20.0f, 0.0f, 1.0f) * 62.0f, 0.0f, 4294967000.0f)) + 1u);
92:   return ((linear_color <= float3(0.0031308f, 0.0031308f, 0.0031308f)) ? low : high);
