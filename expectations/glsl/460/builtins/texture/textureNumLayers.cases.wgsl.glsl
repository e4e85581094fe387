//# changes from es310
//# case textureNumLayers/texture_2d_array<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t;
//# case textureNumLayers/texture_2d_array<u32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t;
//# case textureNumLayers/texture_2d_array<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t;
//# case textureNumLayers/texture_cube_array<i32>/variable
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t;
//# case textureNumLayers/texture_cube_array<u32>/variable
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t;
//# case textureNumLayers/texture_cube_array<f32>/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t;
//# case textureNumLayers/texture_depth_2d_array/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t;
//# case textureNumLayers/texture_depth_cube_array/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t;
//# case textureNumLayers/texture_storage_2d_array<r32uint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureNumLayers/texture_storage_2d_array<r32uint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureNumLayers/texture_storage_2d_array<r32uint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureNumLayers/texture_storage_2d_array<r32sint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureNumLayers/texture_storage_2d_array<r32sint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureNumLayers/texture_storage_2d_array<r32sint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureNumLayers/texture_storage_2d_array<r32float,read>/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureNumLayers/texture_storage_2d_array<r32float,write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureNumLayers/texture_storage_2d_array<r32float,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
