//# changes from sm60
45-51: Texture2D<float4> diffuse : register(t0);
: SamplerState diffuse_sampler : register(s1);
: Texture2D<float4> albedo_target : register(t1);
: Texture2D<uint4> normal_target : register(t2);
: Texture2D<float4> depth_target : register(t3);
: ByteAddressBuffer lights : register(t4);
: RWTexture2D<float4> lit_1 : register(u4);
55+: static bool is_discarded = false;
77-78:   const float2 folded = (1.0f - abs(flat_part.yx)) * ((flat_part >= float2(0.0f, 0.0f)) ? float2(1.0f, 1.0f) : float2(-1.0f, -1.0f));
:   return (((bool2)(direction.z >= 0.0f)) ? flat_part : folded);
84:   return normalize(float3(folded - ((folded >= float2(0.0f, 0.0f)) ? ((float2)t) : ((float2)-t)), z));
90:     is_discarded = true;
93+:   if (is_discarded) {
:     discard;
:   }
153:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
183:     rounds_left_1 = uint2(v_4 - 1u, v_3.y - ((v_4 == 0u) ? 1u : 0u));
197:     const uint2 v_6 = id.xy;
:     const float4 v_7 = float4(sum, 1.0f);
:     if (!is_discarded) {
:       lit_1[asint(v_6)] = v_7;
:     }
