//# changes from es310
1-3: #version 460
6-13!
17-24: layout(binding = 0) uniform usampler1D line;
: layout(binding = 1) uniform sampler2DArray stack;
: layout(binding = 2) uniform isampler3D block;
: layout(binding = 3) uniform sampler2DArray deep;
: layout(binding = 4) uniform sampler2DMS samples;
29-30:   uint v_1 = min(v.y, uint(textureQueryLevels(line)) - 1u);
:   vec4 wide = vec4(texelFetch(line, int(min(uint(i), uint(textureSize(line, int(v_1))) - 1u)), int(v_1)));
32:   uint v_2 = min(uint(i), uint(textureQueryLevels(block)) - 1u);
34:   uint v_3 = min(1u, uint(textureQueryLevels(deep)) - 1u);
36-37:   vec4 sample_1 = texelFetch(samples, ivec2(min(v.yx, uvec2(textureSize(samples)) - uvec2(1u))), int(min(uint(i), uint(textureSamples(samples)) - 1u)));
:   uvec2 size = uvec2(textureSize(stack, int(min(uint(i), uint(textureQueryLevels(stack)) - 1u))).xy);
