//# changes from es310
1-3: #version 460
9-12: layout(binding = 0) uniform sampler2DArrayShadow cascades_compare;
: layout(binding = 1) uniform sampler2DArray cascades_nearest;
: layout(binding = 2) uniform samplerCubeShadow point_light_compare;
: layout(binding = 3) uniform samplerCube point_light_nearest;
