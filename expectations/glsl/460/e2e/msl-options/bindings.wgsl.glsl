//# changes from es310
1-3: #version 460
15-16: layout(binding = 0) uniform sampler2D picture_plain;
: layout(binding = 1) uniform sampler2D other_plain;
