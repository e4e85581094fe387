//# changes from sm60
//# case div/i32,i32/variable
8:   result.Store(0u, asuint(v / ((v_1 == int(0)) | ((v == int((-2147483647 - 1))) & (v_1 == int(-1))) ? int(1) : v_1)));
//# case div/u32,u32/variable
7:   result.Store(0u, e1 / ((v == 0u) ? 1u : v));
//# case div/f16,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/f16,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/f16,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec2<i32>,vec2<i32>/variable
8:   result.Store2(0u, asuint(v / ((v_1 == int2(0, 0)) | ((v == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int2(-1, -1))) ? int2(1, 1) : v_1)));
//# case div/vec2<u32>,vec2<u32>/variable
7:   result.Store2(0u, e1 / ((v == uint2(0u, 0u)) ? uint2(1u, 1u) : v));
//# case div/vec2<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec2<f16>,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec3<i32>,vec3<i32>/variable
8:   result.Store3(0u, asuint(v / ((v_1 == int3(0, 0, 0)) | ((v == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int3(-1, -1, -1))) ? int3(1, 1, 1) : v_1)));
//# case div/vec3<u32>,vec3<u32>/variable
7:   result.Store3(0u, e1 / ((v == uint3(0u, 0u, 0u)) ? uint3(1u, 1u, 1u) : v));
//# case div/vec3<f16>,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec3<f16>,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec4<i32>,vec4<i32>/variable
8:   result.Store4(0u, asuint(v / ((v_1 == int4(0, 0, 0, 0)) | ((v == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int4(-1, -1, -1, -1))) ? int4(1, 1, 1, 1) : v_1)));
//# case div/vec4<u32>,vec4<u32>/variable
7:   result.Store4(0u, e1 / ((v == uint4(0u, 0u, 0u, 0u)) ? uint4(1u, 1u, 1u, 1u) : v));
//# case div/vec4<f16>,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec4<f16>,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec2<i32>,i32/variable
8:   result.Store2(0u, asuint(v / ((v_1 == int2(0, 0)) | ((v == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int2(-1, -1))) ? int2(1, 1) : v_1)));
//# case div/vec2<u32>,u32/variable
7:   result.Store2(0u, e1 / ((v == uint2(0u, 0u)) ? uint2(1u, 1u) : v));
//# case div/vec2<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec2<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec2<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec3<i32>,i32/variable
8:   result.Store3(0u, asuint(v / ((v_1 == int3(0, 0, 0)) | ((v == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int3(-1, -1, -1))) ? int3(1, 1, 1) : v_1)));
//# case div/vec3<u32>,u32/variable
7:   result.Store3(0u, e1 / ((v == uint3(0u, 0u, 0u)) ? uint3(1u, 1u, 1u) : v));
//# case div/vec3<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec3<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec3<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec4<i32>,i32/variable
8:   result.Store4(0u, asuint(v / ((v_1 == int4(0, 0, 0, 0)) | ((v == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int4(-1, -1, -1, -1))) ? int4(1, 1, 1, 1) : v_1)));
//# case div/vec4<u32>,u32/variable
7:   result.Store4(0u, e1 / ((v == uint4(0u, 0u, 0u, 0u)) ? uint4(1u, 1u, 1u, 1u) : v));
//# case div/vec4<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec4<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/vec4<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/i32,vec2<i32>/variable
8:   result.Store2(0u, asuint(v_1 / ((v == int2(0, 0)) | ((v_1 == int2((-2147483647 - 1), (-2147483647 - 1))) & (v == int2(-1, -1))) ? int2(1, 1) : v)));
//# case div/u32,vec2<u32>/variable
7:   result.Store2(0u, ((uint2)e1) / ((v == uint2(0u, 0u)) ? uint2(1u, 1u) : v));
//# case div/f16,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/f16,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/f16,vec2<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/i32,vec3<i32>/variable
8:   result.Store3(0u, asuint(v_1 / ((v == int3(0, 0, 0)) | ((v_1 == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v == int3(-1, -1, -1))) ? int3(1, 1, 1) : v)));
//# case div/u32,vec3<u32>/variable
7:   result.Store3(0u, ((uint3)e1) / ((v == uint3(0u, 0u, 0u)) ? uint3(1u, 1u, 1u) : v));
//# case div/f16,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/f16,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/f16,vec3<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/i32,vec4<i32>/variable
8:   result.Store4(0u, asuint(v_1 / ((v == int4(0, 0, 0, 0)) | ((v_1 == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v == int4(-1, -1, -1, -1))) ? int4(1, 1, 1, 1) : v)));
//# case div/u32,vec4<u32>/variable
7:   result.Store4(0u, ((uint4)e1) / ((v == uint4(0u, 0u, 0u, 0u)) ? uint4(1u, 1u, 1u, 1u) : v));
//# case div/f16,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/f16,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case div/f16,vec4<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
