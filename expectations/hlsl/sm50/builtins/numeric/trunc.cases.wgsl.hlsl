//# changes from sm60
//# case trunc/f32/variable
5:   const float v = e;
:   result.Store(0u, asuint(((v < 0.0f) ? ceil(v) : floor(v))));
//# case trunc/f32/override
4:   result.Store(0u, asuint(((0.5f < 0.0f) ? ceil(0.5f) : floor(0.5f))));
//# case trunc/f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/f16/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec2<f32>/variable
5:   const float2 v = e;
:   result.Store2(0u, asuint(((v < float2(0.0f, 0.0f)) ? ceil(v) : floor(v))));
//# case trunc/vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec2<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec3<f32>/variable
5:   const float3 v = e;
:   result.Store3(0u, asuint(((v < float3(0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
//# case trunc/vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec3<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec4<f32>/variable
5:   const float4 v = e;
:   result.Store4(0u, asuint(((v < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
//# case trunc/vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec4<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
