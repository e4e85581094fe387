//# changes from sm60
//# case mod/i32,i32/variable
8:   const int v_2 = ((v_1 == int(0)) | ((v == int((-2147483647 - 1))) & (v_1 == int(-1))) ? int(1) : v_1);
//# case mod/u32,u32/variable
7:   result.Store(0u, e1 % ((v == 0u) ? 1u : v));
//# case mod/f32,f32/variable
8:   const float v_2 = v / v_1;
:   result.Store(0u, asuint(v - v_1 * ((v_2 < 0.0f) ? ceil(v_2) : floor(v_2))));
//# case mod/f32,f32/override
4:   const float v = 0.5f / 0.25f;
:   result.Store(0u, asuint(0.5f - 0.25f * ((v < 0.0f) ? ceil(v) : floor(v))));
//# case mod/f16,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,f16/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<i32>,vec2<i32>/variable
8:   const int2 v_2 = ((v_1 == int2(0, 0)) | ((v == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int2(-1, -1))) ? int2(1, 1) : v_1);
//# case mod/vec2<u32>,vec2<u32>/variable
7:   result.Store2(0u, e1 % ((v == uint2(0u, 0u)) ? uint2(1u, 1u) : v));
//# case mod/vec2<f32>,vec2<f32>/variable
8:   const float2 v_2 = v / v_1;
:   result.Store2(0u, asuint(v - v_1 * ((v_2 < float2(0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
//# case mod/vec2<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<f16>,vec2<f16>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<i32>,vec3<i32>/variable
8:   const int3 v_2 = ((v_1 == int3(0, 0, 0)) | ((v == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int3(-1, -1, -1))) ? int3(1, 1, 1) : v_1);
//# case mod/vec3<u32>,vec3<u32>/variable
7:   result.Store3(0u, e1 % ((v == uint3(0u, 0u, 0u)) ? uint3(1u, 1u, 1u) : v));
//# case mod/vec3<f32>,vec3<f32>/variable
8:   const float3 v_2 = v / v_1;
:   result.Store3(0u, asuint(v - v_1 * ((v_2 < float3(0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
//# case mod/vec3<f16>,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<f16>,vec3<f16>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<i32>,vec4<i32>/variable
8:   const int4 v_2 = ((v_1 == int4(0, 0, 0, 0)) | ((v == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int4(-1, -1, -1, -1))) ? int4(1, 1, 1, 1) : v_1);
//# case mod/vec4<u32>,vec4<u32>/variable
7:   result.Store4(0u, e1 % ((v == uint4(0u, 0u, 0u, 0u)) ? uint4(1u, 1u, 1u, 1u) : v));
//# case mod/vec4<f32>,vec4<f32>/variable
8:   const float4 v_2 = v / v_1;
:   result.Store4(0u, asuint(v - v_1 * ((v_2 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
//# case mod/vec4<f16>,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<f16>,vec4<f16>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<i32>,i32/variable
8:   const int2 v_2 = ((v_1 == int2(0, 0)) | ((v == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int2(-1, -1))) ? int2(1, 1) : v_1);
//# case mod/vec2<u32>,u32/variable
7:   result.Store2(0u, e1 % ((v == uint2(0u, 0u)) ? uint2(1u, 1u) : v));
//# case mod/vec2<f32>,f32/variable
8:   const float2 v_2 = v / v_1;
:   result.Store2(0u, asuint(v - v_1 * ((v_2 < float2(0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
//# case mod/vec2<f32>,f32/override
4:   const float2 v = float2(0.5f, 0.53125f) / float2(0.25f, 0.25f);
:   result.Store2(0u, asuint(float2(0.5f, 0.53125f) - float2(0.25f, 0.25f) * ((v < float2(0.0f, 0.0f)) ? ceil(v) : floor(v))));
//# case mod/vec2<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<f16>,f16/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<i32>,i32/variable
8:   const int3 v_2 = ((v_1 == int3(0, 0, 0)) | ((v == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int3(-1, -1, -1))) ? int3(1, 1, 1) : v_1);
//# case mod/vec3<u32>,u32/variable
7:   result.Store3(0u, e1 % ((v == uint3(0u, 0u, 0u)) ? uint3(1u, 1u, 1u) : v));
//# case mod/vec3<f32>,f32/variable
8:   const float3 v_2 = v / v_1;
:   result.Store3(0u, asuint(v - v_1 * ((v_2 < float3(0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
//# case mod/vec3<f32>,f32/override
4:   const float3 v = float3(0.5f, 0.53125f, 0.625f) / float3(0.25f, 0.25f, 0.25f);
:   result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.625f) - float3(0.25f, 0.25f, 0.25f) * ((v < float3(0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
//# case mod/vec3<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<f16>,f16/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<i32>,i32/variable
8:   const int4 v_2 = ((v_1 == int4(0, 0, 0, 0)) | ((v == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int4(-1, -1, -1, -1))) ? int4(1, 1, 1, 1) : v_1);
//# case mod/vec4<u32>,u32/variable
7:   result.Store4(0u, e1 % ((v == uint4(0u, 0u, 0u, 0u)) ? uint4(1u, 1u, 1u, 1u) : v));
//# case mod/vec4<f32>,f32/variable
8:   const float4 v_2 = v / v_1;
:   result.Store4(0u, asuint(v - v_1 * ((v_2 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
//# case mod/vec4<f32>,f32/override
4:   const float4 v = float4(0.5f, 0.53125f, 0.625f, 0.78125f) / float4(0.25f, 0.25f, 0.25f, 0.25f);
:   result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.78125f) - float4(0.25f, 0.25f, 0.25f, 0.25f) * ((v < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
//# case mod/vec4<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<f16>,f16/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/i32,vec2<i32>/variable
8:   const int2 v_2 = ((v == int2(0, 0)) | ((v_1 == int2((-2147483647 - 1), (-2147483647 - 1))) & (v == int2(-1, -1))) ? int2(1, 1) : v);
//# case mod/u32,vec2<u32>/variable
7:   result.Store2(0u, ((uint2)e1) % ((v == uint2(0u, 0u)) ? uint2(1u, 1u) : v));
//# case mod/f32,vec2<f32>/variable
8:   const float2 v_2 = v_1 / v;
:   result.Store2(0u, asuint(v_1 - v * ((v_2 < float2(0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
//# case mod/f32,vec2<f32>/override
4:   const float2 v = float2(0.5f, 0.5f) / float2(0.25f, 0.265625f);
:   result.Store2(0u, asuint(float2(0.5f, 0.5f) - float2(0.25f, 0.265625f) * ((v < float2(0.0f, 0.0f)) ? ceil(v) : floor(v))));
//# case mod/f16,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec2<f16>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec2<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/i32,vec3<i32>/variable
8:   const int3 v_2 = ((v == int3(0, 0, 0)) | ((v_1 == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v == int3(-1, -1, -1))) ? int3(1, 1, 1) : v);
//# case mod/u32,vec3<u32>/variable
7:   result.Store3(0u, ((uint3)e1) % ((v == uint3(0u, 0u, 0u)) ? uint3(1u, 1u, 1u) : v));
//# case mod/f32,vec3<f32>/variable
8:   const float3 v_2 = v_1 / v;
:   result.Store3(0u, asuint(v_1 - v * ((v_2 < float3(0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
//# case mod/f32,vec3<f32>/override
4:   const float3 v = float3(0.5f, 0.5f, 0.5f) / float3(0.25f, 0.265625f, 0.3125f);
:   result.Store3(0u, asuint(float3(0.5f, 0.5f, 0.5f) - float3(0.25f, 0.265625f, 0.3125f) * ((v < float3(0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
//# case mod/f16,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec3<f16>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec3<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/i32,vec4<i32>/variable
8:   const int4 v_2 = ((v == int4(0, 0, 0, 0)) | ((v_1 == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v == int4(-1, -1, -1, -1))) ? int4(1, 1, 1, 1) : v);
//# case mod/u32,vec4<u32>/variable
7:   result.Store4(0u, ((uint4)e1) % ((v == uint4(0u, 0u, 0u, 0u)) ? uint4(1u, 1u, 1u, 1u) : v));
//# case mod/f32,vec4<f32>/variable
8:   const float4 v_2 = v_1 / v;
:   result.Store4(0u, asuint(v_1 - v * ((v_2 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
//# case mod/f32,vec4<f32>/override
4:   const float4 v = float4(0.5f, 0.5f, 0.5f, 0.5f) / float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
:   result.Store4(0u, asuint(float4(0.5f, 0.5f, 0.5f, 0.5f) - float4(0.25f, 0.265625f, 0.3125f, 0.390625f) * ((v < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
//# case mod/f16,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec4<f16>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec4<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
