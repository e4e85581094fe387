//# changes from es310
1-3: #version 460
19-21: layout(binding = 7) uniform sampler2D diffuse;
: layout(binding = 0) uniform usampler2D table;
: layout(binding = 1) uniform sampler2D uniform_1;
