//# changes from es310
2-4: #version 460
62-64: #version 460
93-101!
114-122: layout(binding = 0) uniform samplerCube surroundings_smooth_sampler;
: layout(binding = 1) uniform sampler2D lookup_smooth_sampler;
: layout(binding = 2) uniform sampler2D base_map_smooth_sampler;
: layout(binding = 3) uniform sampler2D normal_map_smooth_sampler;
: layout(binding = 4) uniform sampler2D metal_map_smooth_sampler;
: layout(binding = 5) uniform sampler2D emission_map_smooth_sampler;
186:   float levels = float(uint(textureQueryLevels(surroundings_smooth_sampler)));
