//# changes from sm60
//# case textureLoad/texture_external,vec2<i32>/literal
51:   return float3(sign(v)) * ((v_1 < ((float3)curve[1].x)) ? ((float3)curve[0].w) * v_1 + ((float3)curve[1].z) : pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
70:     v_2 = float4(mul(parameters.yuv_to_rgb, float4(v_1.x, plane1.Load(int3(asint(v * uint2(size_3, size_4) / ((v_3 == uint2(0u, 0u)) ? uint2(1u, 1u) : v_3)), int(0))).xy, 1.0f)), 1.0f);
//# case textureLoad/texture_external,vec2<i32>/variable
51:   return float3(sign(v)) * ((v_1 < ((float3)curve[1].x)) ? ((float3)curve[0].w) * v_1 + ((float3)curve[1].z) : pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
70:     v_2 = float4(mul(parameters.yuv_to_rgb, float4(v_1.x, plane1.Load(int3(asint(v * uint2(size_3, size_4) / ((v_3 == uint2(0u, 0u)) ? uint2(1u, 1u) : v_3)), int(0))).xy, 1.0f)), 1.0f);
//# case textureLoad/texture_external,vec2<u32>/literal
51:   return float3(sign(v)) * ((v_1 < ((float3)curve[1].x)) ? ((float3)curve[0].w) * v_1 + ((float3)curve[1].z) : pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
70:     v_2 = float4(mul(parameters.yuv_to_rgb, float4(v_1.x, plane1.Load(int3(asint(v * uint2(size_3, size_4) / ((v_3 == uint2(0u, 0u)) ? uint2(1u, 1u) : v_3)), int(0))).xy, 1.0f)), 1.0f);
//# case textureLoad/texture_external,vec2<u32>/variable
51:   return float3(sign(v)) * ((v_1 < ((float3)curve[1].x)) ? ((float3)curve[0].w) * v_1 + ((float3)curve[1].z) : pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
70:     v_2 = float4(mul(parameters.yuv_to_rgb, float4(v_1.x, plane1.Load(int3(asint(v * uint2(size_3, size_4) / ((v_3 == uint2(0u, 0u)) ? uint2(1u, 1u) : v_3)), int(0))).xy, 1.0f)), 1.0f);
