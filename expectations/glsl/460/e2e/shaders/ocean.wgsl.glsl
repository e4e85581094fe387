//# changes from es310
2-4: #version 460
90-92: #version 460
126-128: layout(binding = 0) uniform samplerCube sky_tiled;
: layout(binding = 1) uniform sampler2D ripples_tiled;
: layout(binding = 2) uniform sampler2D floor_depth;
