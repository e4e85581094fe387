//# case textureNumLayers/texture_2d_array<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<i32>' cannot be written as GLSL
//# case textureNumLayers/texture_2d_array<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<u32>' cannot be written as GLSL
//# case textureNumLayers/texture_2d_array<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# case textureNumLayers/texture_cube_array<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<i32>' cannot be written as GLSL
//# case textureNumLayers/texture_cube_array<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<u32>' cannot be written as GLSL
//# case textureNumLayers/texture_cube_array<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# case textureNumLayers/texture_depth_2d_array/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# case textureNumLayers/texture_depth_cube_array/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# case textureNumLayers/texture_storage_2d_array<r32uint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read>' cannot be written as GLSL
//# case textureNumLayers/texture_storage_2d_array<r32uint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureNumLayers/texture_storage_2d_array<r32uint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureNumLayers/texture_storage_2d_array<r32sint,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read>' cannot be written as GLSL
//# case textureNumLayers/texture_storage_2d_array<r32sint,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureNumLayers/texture_storage_2d_array<r32sint,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureNumLayers/texture_storage_2d_array<r32float,read>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read>' cannot be written as GLSL
//# case textureNumLayers/texture_storage_2d_array<r32float,write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureNumLayers/texture_storage_2d_array<r32float,read_write>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
