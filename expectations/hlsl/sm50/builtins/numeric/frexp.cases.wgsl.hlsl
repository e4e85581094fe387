//# changes from sm60
//# case frexp/f32/variable
13:   const frexp_result_f32 value = {((v < 0.0f) ? -v_2 : v_2), int(v_1)};
//# case frexp/f32/override
11:   const frexp_result_f32 value = {((0.5f < 0.0f) ? -v_1 : v_1), int(v)};
//# case frexp/f16/literal
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case frexp/f16/variable
1-21: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case frexp/f16/override
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case frexp/vec2<f32>/variable
13:   const frexp_result_vec2_f32 value = {((v < float2(0.0f, 0.0f)) ? -v_2 : v_2), int2(v_1)};
//# case frexp/vec2<f16>/literal
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case frexp/vec2<f16>/variable
1-21: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case frexp/vec3<f32>/variable
13:   const frexp_result_vec3_f32 value = {((v < float3(0.0f, 0.0f, 0.0f)) ? -v_2 : v_2), int3(v_1)};
//# case frexp/vec3<f16>/literal
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case frexp/vec3<f16>/variable
1-21: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case frexp/vec4<f32>/variable
13:   const frexp_result_vec4_f32 value = {((v < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? -v_2 : v_2), int4(v_1)};
//# case frexp/vec4<f16>/literal
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case frexp/vec4<f16>/variable
1-21: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
