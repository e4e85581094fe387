//# changes from es310
//# case textureLoad/texture_1d<i32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
21-22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(uint(coords), uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
21-22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(uint(coords), uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
21-22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(coords, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
21-22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(coords, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<i32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
21-22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(uint(coords), uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
21-22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(uint(coords), uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
21-22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(coords, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
21-22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(coords, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<u32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
21-22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(uint(coords), uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
21-22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(uint(coords), uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
21-22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(coords, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
21-22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(coords, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_1d<f32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler1D t;
19-20:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
:   result.inner = texelFetch(t, int(min(3u, uint(textureSize(t, int(v))) - 1u)), int(v));
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler3D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u)));
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
21:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
21:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2D t;
19:   uint v = min(7u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(uint(level), uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
22:   uint v = min(level, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DArray t;
19:   uint v = min(9u, uint(textureQueryLevels(t)) - 1u);
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/literal
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
21:   result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/override
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, uint(textureSamples(t)) - 1u))).x;
//# case textureLoad/texture_external,vec2<i32>/literal
1-3: #version 460
25-26: layout(binding = 0) uniform sampler2D t;
: layout(binding = 1) uniform sampler2D t_plane1;
//# case textureLoad/texture_external,vec2<i32>/variable
1-3: #version 460
25-26: layout(binding = 0) uniform sampler2D t;
: layout(binding = 1) uniform sampler2D t_plane1;
//# case textureLoad/texture_external,vec2<u32>/literal
1-3: #version 460
25-26: layout(binding = 0) uniform sampler2D t;
: layout(binding = 1) uniform sampler2D t_plane1;
//# case textureLoad/texture_external,vec2<u32>/variable
1-3: #version 460
25-26: layout(binding = 0) uniform sampler2D t;
: layout(binding = 1) uniform sampler2D t_plane1;
//# case textureLoad/texture_storage_1d<r32float,read>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image1D t;
13:   result.inner = imageLoad(t, int(min(uint(coords), uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read>,i32/override
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image1D t;
13:   result.inner = imageLoad(t, int(min(coords, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read>,u32/override
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
13:   result.inner = imageLoad(t, int(min(uint(coords), uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
13:   result.inner = imageLoad(t, int(min(coords, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage1D t;
13:   result.inner = imageLoad(t, int(min(uint(coords), uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/override
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage1D t;
13:   result.inner = imageLoad(t, int(min(coords, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/override
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
13:   result.inner = imageLoad(t, int(min(uint(coords), uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
13:   result.inner = imageLoad(t, int(min(coords, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage1D t;
13:   result.inner = imageLoad(t, int(min(uint(coords), uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/override
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage1D t;
13:   result.inner = imageLoad(t, int(min(coords, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/override
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
13:   result.inner = imageLoad(t, int(min(uint(coords), uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
13:   result.inner = imageLoad(t, int(min(coords, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
12:   result.inner = imageLoad(t, int(min(3u, uint(imageSize(t)) - 1u)));
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2D t;
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2D t;
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2D t;
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2D t;
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) readonly uniform image2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   vec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32f) readonly uniform image2D t;
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2D t;
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2D t;
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2D t;
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) readonly uniform iimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   ivec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32i) readonly uniform iimage2D t;
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2D t;
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2D t;
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2D t;
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) readonly uniform uimage2D t;
: layout(std430, binding = 0) coherent buffer result_compute_block {
:   uvec4 inner;
: } result;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
: }
:
: void main() {
:   test();
: }
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32ui) readonly uniform uimage2D t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image3D t;
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image3D t;
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image3D t;
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) readonly uniform image3D t;
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image3D t;
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image3D t;
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image3D t;
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image3D t;
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage3D t;
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage3D t;
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage3D t;
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) readonly uniform iimage3D t;
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage3D t;
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage3D t;
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage3D t;
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage3D t;
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage3D t;
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage3D t;
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage3D t;
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) readonly uniform uimage3D t;
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage3D t;
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage3D t;
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage3D t;
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage3D t;
