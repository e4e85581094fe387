//# changes from es310
//# case textureDimensions/texture_1d<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler1D t;
12:   result.inner = uint(textureSize(t, 0));
//# case textureDimensions/texture_1d<u32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler1D t;
12:   result.inner = uint(textureSize(t, 0));
//# case textureDimensions/texture_1d<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler1D t;
12:   result.inner = uint(textureSize(t, 0));
//# case textureDimensions/texture_1d<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
20:   result.inner = uint(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
20:   result.inner = uint(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
20:   result.inner = uint(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
20:   result.inner = uint(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<f32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<f32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
20:   result.inner = uint(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<f32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<f32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<f32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
20:   result.inner = uint(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_1d<f32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19:   result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2D t;
//# case textureDimensions/texture_2d<u32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2D t;
//# case textureDimensions/texture_2d<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t;
//# case textureDimensions/texture_2d<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<f32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<f32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<f32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<f32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<f32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d<f32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_2d_array<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t;
//# case textureDimensions/texture_2d_array<u32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t;
//# case textureDimensions/texture_2d_array<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t;
//# case textureDimensions/texture_2d_array<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<f32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<f32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<f32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<f32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<f32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_2d_array<f32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_3d<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler3D t;
//# case textureDimensions/texture_3d<u32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler3D t;
//# case textureDimensions/texture_3d<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler3D t;
//# case textureDimensions/texture_3d<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
20:   result.inner = uvec3(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
20:   result.inner = uvec3(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
20:   result.inner = uvec3(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
20:   result.inner = uvec3(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<f32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<f32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
20:   result.inner = uvec3(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<f32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<f32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<f32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
20:   result.inner = uvec3(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_3d<f32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isamplerCube t;
//# case textureDimensions/texture_cube<u32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usamplerCube t;
//# case textureDimensions/texture_cube<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform samplerCube t;
//# case textureDimensions/texture_cube<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isamplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isamplerCube t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isamplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isamplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isamplerCube t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isamplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usamplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usamplerCube t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usamplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usamplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usamplerCube t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usamplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<f32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<f32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<f32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<f32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<f32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube<f32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_cube_array<i32>/variable
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t;
//# case textureDimensions/texture_cube_array<u32>/variable
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t;
//# case textureDimensions/texture_cube_array<f32>/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t;
//# case textureDimensions/texture_cube_array<i32>,i32/literal
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform isamplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<i32>,i32/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform isamplerCubeArray t;
21:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<i32>,i32/override
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform isamplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<i32>,u32/literal
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform isamplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<i32>,u32/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform isamplerCubeArray t;
21:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<i32>,u32/override
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform isamplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<u32>,i32/literal
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform usamplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<u32>,i32/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform usamplerCubeArray t;
21:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<u32>,i32/override
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform usamplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<u32>,u32/literal
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform usamplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<u32>,u32/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform usamplerCubeArray t;
21:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<u32>,u32/override
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform usamplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<f32>,i32/literal
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<f32>,i32/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
21:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<f32>,i32/override
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<f32>,u32/literal
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<f32>,u32/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
21:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_cube_array<f32>,u32/override
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_2d/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t;
//# case textureDimensions/texture_depth_2d,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_2d,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_2d,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_2d,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_2d,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_2d,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_2d_array/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t;
//# case textureDimensions/texture_depth_2d_array,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_2d_array,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_2d_array,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_2d_array,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_2d_array,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_2d_array,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_cube/variable
1-3: #version 460
9: layout(binding = 0) uniform samplerCube t;
//# case textureDimensions/texture_depth_cube,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_cube,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
20:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_cube,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_cube,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_cube,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
20:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_cube,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform samplerCube t;
19:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
//# case textureDimensions/texture_depth_cube_array/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t;
//# case textureDimensions/texture_depth_cube_array,i32/literal
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_cube_array,i32/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
21:   result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_cube_array,i32/override
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_cube_array,u32/literal
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_cube_array,u32/variable
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
21:   result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_depth_cube_array,u32/override
1-4: #version 460
7-10!
14-17: layout(binding = 0) uniform samplerCubeArray t;
20:   result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
//# case textureDimensions/texture_multisampled_2d<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DMS t;
//# case textureDimensions/texture_multisampled_2d<u32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DMS t;
//# case textureDimensions/texture_multisampled_2d<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DMS t;
//# case textureDimensions/texture_depth_multisampled_2d/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DMS t;
//# case textureDimensions/texture_storage_1d<r32uint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage1D t;
12:   result.inner = uint(imageSize(t));
//# case textureDimensions/texture_storage_1d<r32uint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage1D t;
12:   result.inner = uint(imageSize(t));
//# case textureDimensions/texture_storage_1d<r32uint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
12:   result.inner = uint(imageSize(t));
//# case textureDimensions/texture_storage_1d<r32sint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage1D t;
12:   result.inner = uint(imageSize(t));
//# case textureDimensions/texture_storage_1d<r32sint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage1D t;
12:   result.inner = uint(imageSize(t));
//# case textureDimensions/texture_storage_1d<r32sint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
12:   result.inner = uint(imageSize(t));
//# case textureDimensions/texture_storage_1d<r32float,read>/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image1D t;
12:   result.inner = uint(imageSize(t));
//# case textureDimensions/texture_storage_1d<r32float,write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image1D t;
12:   result.inner = uint(imageSize(t));
//# case textureDimensions/texture_storage_1d<r32float,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
12:   result.inner = uint(imageSize(t));
//# case textureDimensions/texture_storage_2d<r8unorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r8unorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r8snorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r8snorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r8uint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r8uint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) writeonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r8sint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r8sint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) writeonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16unorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16unorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16snorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16snorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16uint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16uint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) writeonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16sint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16sint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) writeonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16float,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r16float,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg8unorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg8unorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg8snorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg8snorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg8uint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg8uint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) writeonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg8sint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg8sint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) writeonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<r32uint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2D t;
//# case textureDimensions/texture_storage_2d<r32uint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2D t;
//# case textureDimensions/texture_storage_2d<r32uint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2D t;
//# case textureDimensions/texture_storage_2d<r32sint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2D t;
//# case textureDimensions/texture_storage_2d<r32sint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2D t;
//# case textureDimensions/texture_storage_2d<r32sint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2D t;
//# case textureDimensions/texture_storage_2d<r32float,read>/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<r32float,write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<r32float,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2D t;
//# case textureDimensions/texture_storage_2d<rg16unorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg16unorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg16snorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg16snorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg16uint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg16uint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) writeonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg16sint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg16sint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) writeonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg16float,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg16float,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rgba8unorm,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<rgba8unorm,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<rgba8snorm,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) readonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<rgba8snorm,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) writeonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<rgba8uint,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba8ui) readonly uniform uimage2D t;
//# case textureDimensions/texture_storage_2d<rgba8uint,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba8ui) writeonly uniform uimage2D t;
//# case textureDimensions/texture_storage_2d<rgba8sint,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba8i) readonly uniform iimage2D t;
//# case textureDimensions/texture_storage_2d<rgba8sint,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba8i) writeonly uniform iimage2D t;
//# case textureDimensions/texture_storage_2d<bgra8unorm,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<bgra8unorm,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rgb10a2uint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rgb10a2uint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) writeonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg32uint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg32uint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) writeonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg32sint,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg32sint,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) writeonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg32float,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rg32float,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rgba16unorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rgba16unorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rgba16snorm,read>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rgba16snorm,write>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) writeonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec2 inner;
: } result;
:
: void test() {
:   result.inner = uvec2(imageSize(t));
: }
:
: void main() {
:   test();
: }
//# case textureDimensions/texture_storage_2d<rgba16uint,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba16ui) readonly uniform uimage2D t;
//# case textureDimensions/texture_storage_2d<rgba16uint,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba16ui) writeonly uniform uimage2D t;
//# case textureDimensions/texture_storage_2d<rgba16sint,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba16i) readonly uniform iimage2D t;
//# case textureDimensions/texture_storage_2d<rgba16sint,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba16i) writeonly uniform iimage2D t;
//# case textureDimensions/texture_storage_2d<rgba16float,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba16f) readonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<rgba16float,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba16f) writeonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<rgba32uint,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba32ui) readonly uniform uimage2D t;
//# case textureDimensions/texture_storage_2d<rgba32uint,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba32ui) writeonly uniform uimage2D t;
//# case textureDimensions/texture_storage_2d<rgba32sint,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba32i) readonly uniform iimage2D t;
//# case textureDimensions/texture_storage_2d<rgba32sint,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba32i) writeonly uniform iimage2D t;
//# case textureDimensions/texture_storage_2d<rgba32float,read>/variable
1-3: #version 460
6: layout(binding = 0, rgba32f) readonly uniform image2D t;
//# case textureDimensions/texture_storage_2d<rgba32float,write>/variable
1-3: #version 460
6: layout(binding = 0, rgba32f) writeonly uniform image2D t;
//# case textureDimensions/texture_storage_2d_array<r32uint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureDimensions/texture_storage_2d_array<r32uint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureDimensions/texture_storage_2d_array<r32uint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureDimensions/texture_storage_2d_array<r32sint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureDimensions/texture_storage_2d_array<r32sint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureDimensions/texture_storage_2d_array<r32sint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureDimensions/texture_storage_2d_array<r32float,read>/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureDimensions/texture_storage_2d_array<r32float,write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureDimensions/texture_storage_2d_array<r32float,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureDimensions/texture_storage_3d<r32uint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage3D t;
//# case textureDimensions/texture_storage_3d<r32uint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage3D t;
//# case textureDimensions/texture_storage_3d<r32uint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage3D t;
//# case textureDimensions/texture_storage_3d<r32sint,read>/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage3D t;
//# case textureDimensions/texture_storage_3d<r32sint,write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage3D t;
//# case textureDimensions/texture_storage_3d<r32sint,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage3D t;
//# case textureDimensions/texture_storage_3d<r32float,read>/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image3D t;
//# case textureDimensions/texture_storage_3d<r32float,write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image3D t;
//# case textureDimensions/texture_storage_3d<r32float,read_write>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image3D t;
//# case textureDimensions/texture_external/variable
1-3: #version 460
