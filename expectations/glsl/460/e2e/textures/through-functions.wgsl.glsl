//# changes from es310
1-3: #version 460
8-12: layout(binding = 0) uniform sampler2D first_near;
: layout(binding = 1) uniform sampler2D first_soft;
: layout(binding = 2) uniform sampler2D second_near;
: layout(binding = 3) uniform sampler2D second_soft;
: layout(binding = 4) uniform sampler2DArrayShadow shadows_compare;
