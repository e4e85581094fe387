//# changes from sm60
//# case select/i32,i32,bool/variable
7:   result.Store(0u, asuint((cond ? t : f)));
//# case select/i32,i32,bool/override
4:   result.Store(0u, asuint((true ? int(3) : int(-20))));
//# case select/u32,u32,bool/variable
7:   result.Store(0u, (cond ? t : f));
//# case select/u32,u32,bool/override
4:   result.Store(0u, (true ? 3u : 20u));
//# case select/f32,f32,bool/variable
7:   result.Store(0u, asuint((cond ? t : f)));
//# case select/f32,f32,bool/override
4:   result.Store(0u, asuint((true ? 0.25f : 0.5f)));
//# case select/f16,f16,bool/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/f16,f16,bool/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/f16,f16,bool/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/bool,bool,bool/variable
7:   result.Store(0u, uint((cond ? t : f)));
//# case select/bool,bool,bool/override
4:   result.Store(0u, uint((true ? false : true)));
//# case select/vec2<i32>,vec2<i32>,bool/variable
7:   result.Store2(0u, asuint((((bool2)cond) ? t : f)));
//# case select/vec2<i32>,vec2<i32>,bool/override
4:   result.Store2(0u, asuint((bool2(true, true) ? int2(3, 4) : int2(-20, -19))));
//# case select/vec2<u32>,vec2<u32>,bool/variable
7:   result.Store2(0u, (((bool2)cond) ? t : f));
//# case select/vec2<u32>,vec2<u32>,bool/override
4:   result.Store2(0u, (bool2(true, true) ? uint2(3u, 4u) : uint2(20u, 21u)));
//# case select/vec2<f32>,vec2<f32>,bool/variable
7:   result.Store2(0u, asuint((((bool2)cond) ? t : f)));
//# case select/vec2<f32>,vec2<f32>,bool/override
4:   result.Store2(0u, asuint((bool2(true, true) ? float2(0.25f, 0.265625f) : float2(0.5f, 0.53125f))));
//# case select/vec2<f16>,vec2<f16>,bool/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec2<f16>,vec2<f16>,bool/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec2<f16>,vec2<f16>,bool/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec2<bool>,vec2<bool>,bool/variable
7:   result.Store2(0u, uint2((((bool2)cond) ? t : f)));
//# case select/vec2<bool>,vec2<bool>,bool/override
4:   result.Store2(0u, uint2((bool2(true, true) ? bool2(false, true) : bool2(true, false))));
//# case select/vec3<i32>,vec3<i32>,bool/variable
7:   result.Store3(0u, asuint((((bool3)cond) ? t : f)));
//# case select/vec3<i32>,vec3<i32>,bool/override
4:   result.Store3(0u, asuint((bool3(true, true, true) ? int3(3, 4, 5) : int3(-20, -19, -18))));
//# case select/vec3<u32>,vec3<u32>,bool/variable
7:   result.Store3(0u, (((bool3)cond) ? t : f));
//# case select/vec3<u32>,vec3<u32>,bool/override
4:   result.Store3(0u, (bool3(true, true, true) ? uint3(3u, 4u, 5u) : uint3(20u, 21u, 22u)));
//# case select/vec3<f32>,vec3<f32>,bool/variable
7:   result.Store3(0u, asuint((((bool3)cond) ? t : f)));
//# case select/vec3<f32>,vec3<f32>,bool/override
4:   result.Store3(0u, asuint((bool3(true, true, true) ? float3(0.25f, 0.265625f, 0.3125f) : float3(0.5f, 0.53125f, 0.625f))));
//# case select/vec3<f16>,vec3<f16>,bool/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec3<f16>,vec3<f16>,bool/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec3<f16>,vec3<f16>,bool/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec3<bool>,vec3<bool>,bool/variable
7:   result.Store3(0u, uint3((((bool3)cond) ? t : f)));
//# case select/vec3<bool>,vec3<bool>,bool/override
4:   result.Store3(0u, uint3((bool3(true, true, true) ? bool3(false, true, false) : bool3(true, false, true))));
//# case select/vec4<i32>,vec4<i32>,bool/variable
7:   result.Store4(0u, asuint((((bool4)cond) ? t : f)));
//# case select/vec4<i32>,vec4<i32>,bool/override
4:   result.Store4(0u, asuint((bool4(true, true, true, true) ? int4(3, 4, 5, 6) : int4(-20, -19, -18, -17))));
//# case select/vec4<u32>,vec4<u32>,bool/variable
7:   result.Store4(0u, (((bool4)cond) ? t : f));
//# case select/vec4<u32>,vec4<u32>,bool/override
4:   result.Store4(0u, (bool4(true, true, true, true) ? uint4(3u, 4u, 5u, 6u) : uint4(20u, 21u, 22u, 23u)));
//# case select/vec4<f32>,vec4<f32>,bool/variable
7:   result.Store4(0u, asuint((((bool4)cond) ? t : f)));
//# case select/vec4<f32>,vec4<f32>,bool/override
4:   result.Store4(0u, asuint((bool4(true, true, true, true) ? float4(0.25f, 0.265625f, 0.3125f, 0.390625f) : float4(0.5f, 0.53125f, 0.625f, 0.78125f))));
//# case select/vec4<f16>,vec4<f16>,bool/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec4<f16>,vec4<f16>,bool/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec4<f16>,vec4<f16>,bool/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec4<bool>,vec4<bool>,bool/variable
7:   result.Store4(0u, uint4((((bool4)cond) ? t : f)));
//# case select/vec4<bool>,vec4<bool>,bool/override
4:   result.Store4(0u, uint4((bool4(true, true, true, true) ? bool4(false, true, false, true) : bool4(true, false, true, false))));
//# case select/vec2<i32>,vec2<i32>,vec2<bool>/variable
7:   result.Store2(0u, asuint((cond ? t : f)));
//# case select/vec2<u32>,vec2<u32>,vec2<bool>/variable
7:   result.Store2(0u, (cond ? t : f));
//# case select/vec2<f32>,vec2<f32>,vec2<bool>/variable
7:   result.Store2(0u, asuint((cond ? t : f)));
//# case select/vec2<f16>,vec2<f16>,vec2<bool>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec2<f16>,vec2<f16>,vec2<bool>/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec2<bool>,vec2<bool>,vec2<bool>/variable
7:   result.Store2(0u, uint2((cond ? t : f)));
//# case select/vec3<i32>,vec3<i32>,vec3<bool>/variable
7:   result.Store3(0u, asuint((cond ? t : f)));
//# case select/vec3<u32>,vec3<u32>,vec3<bool>/variable
7:   result.Store3(0u, (cond ? t : f));
//# case select/vec3<f32>,vec3<f32>,vec3<bool>/variable
7:   result.Store3(0u, asuint((cond ? t : f)));
//# case select/vec3<f16>,vec3<f16>,vec3<bool>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec3<f16>,vec3<f16>,vec3<bool>/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec3<bool>,vec3<bool>,vec3<bool>/variable
7:   result.Store3(0u, uint3((cond ? t : f)));
//# case select/vec4<i32>,vec4<i32>,vec4<bool>/variable
7:   result.Store4(0u, asuint((cond ? t : f)));
//# case select/vec4<u32>,vec4<u32>,vec4<bool>/variable
7:   result.Store4(0u, (cond ? t : f));
//# case select/vec4<f32>,vec4<f32>,vec4<bool>/variable
7:   result.Store4(0u, asuint((cond ? t : f)));
//# case select/vec4<f16>,vec4<f16>,vec4<bool>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec4<f16>,vec4<f16>,vec4<bool>/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case select/vec4<bool>,vec4<bool>,vec4<bool>/variable
7:   result.Store4(0u, uint4((cond ? t : f)));
