//# case textureNumLevels/texture_1d<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureNumLevels/texture_1d<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureNumLevels/texture_1d<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureNumLevels/texture_2d<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureNumLevels/texture_2d<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureNumLevels/texture_2d<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureNumLevels/texture_2d_array<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureNumLevels/texture_2d_array<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureNumLevels/texture_2d_array<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureNumLevels/texture_3d<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureNumLevels/texture_3d<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureNumLevels/texture_3d<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureNumLevels/texture_cube<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<i32>' cannot be written as GLSL
//# case textureNumLevels/texture_cube<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<u32>' cannot be written as GLSL
//# case textureNumLevels/texture_cube<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# case textureNumLevels/texture_cube_array<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<i32>' cannot be written as GLSL
//# case textureNumLevels/texture_cube_array<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<u32>' cannot be written as GLSL
//# case textureNumLevels/texture_cube_array<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# case textureNumLevels/texture_depth_2d/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureNumLevels/texture_depth_2d_array/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureNumLevels/texture_depth_cube/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# case textureNumLevels/texture_depth_cube_array/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
