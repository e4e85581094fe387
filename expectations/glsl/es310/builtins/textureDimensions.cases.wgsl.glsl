//# case textureDimensions/texture_1d<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<f32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<f32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<f32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<f32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<f32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_1d<f32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<f32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<f32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<f32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<f32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<f32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d<f32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<f32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<f32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<f32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<f32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<f32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_2d_array<f32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<f32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<f32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<f32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<f32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<f32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_3d<f32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_cube<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_cube<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_cube<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_cube<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<f32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<f32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<f32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<f32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<f32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube<f32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<i32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<i32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<i32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_cube_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<i32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<i32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<i32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_cube_array<i32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<u32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<u32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<u32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_cube_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<u32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<u32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<u32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_cube_array<u32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<f32>,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<f32>,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<f32>,i32/override
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<f32>,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<f32>,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_cube_array<f32>,u32/override
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d_array/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d_array,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d_array,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d_array,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d_array,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d_array,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_2d_array,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube_array/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube_array,i32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube_array,i32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube_array,i32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube_array,u32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube_array,u32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# case textureDimensions/texture_depth_cube_array,u32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# case textureDimensions/texture_multisampled_2d<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureDimensions/texture_multisampled_2d<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureDimensions/texture_multisampled_2d<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureDimensions/texture_depth_multisampled_2d/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# case textureDimensions/texture_storage_1d<r32uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_1d<r32uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_1d<r32uint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_1d<r32sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_1d<r32sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_1d<r32sint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_1d<r32float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_1d<r32float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_1d<r32float,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r8unorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r8unorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r8snorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r8snorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r8uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r8uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r8sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r8sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16unorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16unorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16snorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16snorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r16float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg8unorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg8unorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg8snorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg8snorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg8uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg8uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg8sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg8sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r32uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r32uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r32uint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r32sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r32sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r32sint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r32float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r32float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<r32float,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16unorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16unorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16snorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16snorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg16float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba8unorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba8unorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba8snorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba8snorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba8uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba8uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba8sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba8sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<bgra8unorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<bgra8unorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgb10a2uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgb10a2uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg32uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg32uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg32sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg32sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg32float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rg32float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16unorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16unorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16snorm,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16snorm,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba16float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba32uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba32uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba32sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba32sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba32float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d<rgba32float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d_array<r32uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d_array<r32uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d_array<r32uint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d_array<r32sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d_array<r32sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d_array<r32sint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d_array<r32float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d_array<r32float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_2d_array<r32float,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_3d<r32uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_3d<r32uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_3d<r32uint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_3d<r32sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_3d<r32sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_3d<r32sint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_3d<r32float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read>' cannot be written as GLSL
//# case textureDimensions/texture_storage_3d<r32float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, write>' cannot be written as GLSL
//# case textureDimensions/texture_storage_3d<r32float,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read_write>' cannot be written as GLSL
//# case textureDimensions/texture_external/variable
//# refused glsl/resource-kind
variables of type 'texture_external' cannot be written as GLSL
