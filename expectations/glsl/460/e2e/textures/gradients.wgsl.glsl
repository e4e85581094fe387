//# changes from es310
1-3: #version 460
17-20: layout(binding = 0) uniform sampler2D albedo_s;
: layout(binding = 1) uniform sampler2DArray detail_s;
: layout(binding = 2) uniform sampler3D volume_s;
: layout(binding = 3) uniform sampler1D ramp_s;
30:   color = color * texture(ramp_s, color.x);
