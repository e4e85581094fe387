//# changes from es310
2-4: #version 460
84-86: #version 460
117-119: layout(binding = 0) uniform sampler2D refracted_smooth_sampler;
: layout(binding = 1) uniform sampler2D depth_map;
: layout(binding = 2) uniform samplerCube sky_smooth_sampler;
