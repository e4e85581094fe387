//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
