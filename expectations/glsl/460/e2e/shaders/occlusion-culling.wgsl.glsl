//# changes from es310
2-4: #version 460
7-8: layout(binding = 0, r32f) writeonly uniform image2D level_out;
: layout(binding = 2) uniform sampler2D level_in;
52-54: #version 460
57-58: layout(binding = 0, r32f) writeonly uniform image2D level_out;
: layout(binding = 1) uniform sampler2D depth;
67-69: #version 460
94-99!
112-115: layout(binding = 0) uniform sampler2D pyramid;
139:   ivec2 at = ivec2(clamp(uv * vec2(uvec2(textureSize(pyramid, int(min(level, uint(textureQueryLevels(pyramid)) - 1u))))), vec2(-2147483600.0), vec2(2147483500.0)));
146:     uint v = min(level, uint(textureQueryLevels(pyramid)) - 1u);
