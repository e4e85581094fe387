//# changes from es310
1-4: #version 460
10-15: layout(binding = 0) uniform sampler2D flat_image_s;
: layout(binding = 1) uniform usampler2DArray numbers_s;
: layout(binding = 2) uniform isamplerCube sky_s;
: layout(binding = 3) uniform samplerCubeArray skies_s;
: layout(binding = 4) uniform sampler2D depths_s;
: layout(binding = 5) uniform sampler2DShadow depths_sc;
