//# changes from es310
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_cube,sampler_comparison,vec3<f32>,f32/literal
1-3: #version 460
9: layout(binding = 0) uniform samplerCubeShadow t_s;
//# case textureSampleCompareLevel/texture_depth_cube,sampler_comparison,vec3<f32>,f32/variable
1-3: #version 460
9: layout(binding = 0) uniform samplerCubeShadow t_s;
//# case textureSampleCompareLevel/texture_depth_cube,sampler_comparison,vec3<f32>,f32/override
1-3: #version 460
9: layout(binding = 0) uniform samplerCubeShadow t_s;
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/literal
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/override
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/literal
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArrayShadow t_s;
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/override
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArrayShadow t_s;
