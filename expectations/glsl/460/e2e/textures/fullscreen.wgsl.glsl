//# changes from es310
2-4: #version 460
24-26: #version 460
35-36: layout(binding = 0) uniform sampler2D base_linear;
: layout(binding = 1) uniform sampler2D overlay_linear;
