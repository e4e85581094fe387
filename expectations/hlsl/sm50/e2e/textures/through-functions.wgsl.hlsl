//# changes from sm60
14-15: Texture2DArray<float4> shadows : register(t2);
: SamplerComparisonState compare : register(s5);
36:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
