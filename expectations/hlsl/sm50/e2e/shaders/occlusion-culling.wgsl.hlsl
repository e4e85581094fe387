//# changes from sm60
15-17: Texture2D<float4> depth : register(t5);
: Texture2D<float4> level_in : register(t6);
: RWTexture2D<float4> level_out : register(u6);
43:   const uint2 reach = (((source_size & uint2(1u, 1u)) == uint2(1u, 1u)) ? uint2(3u, 3u) : uint2(2u, 2u));
53:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
65:       rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
