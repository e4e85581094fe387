//# changes from es310
//# case textureNumLevels/texture_1d<i32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_1d<u32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_1d<f32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_2d<i32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_2d<u32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_2d<f32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_2d_array<i32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_2d_array<u32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_2d_array<f32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_3d<i32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_3d<u32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_3d<f32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_cube<i32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isamplerCube t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_cube<u32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usamplerCube t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_cube<f32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_cube_array<i32>/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform isamplerCubeArray t;
20:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_cube_array<u32>/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform usamplerCubeArray t;
20:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_cube_array<f32>/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_depth_2d/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_depth_2d_array/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_depth_cube/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uint(textureQueryLevels(t));
//# case textureNumLevels/texture_depth_cube_array/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uint(textureQueryLevels(t));
