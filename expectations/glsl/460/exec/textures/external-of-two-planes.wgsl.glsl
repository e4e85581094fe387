//# changes from es310
1-3: #version 460
25-26: layout(binding = 0) uniform sampler2D camera_plain;
: layout(binding = 1) uniform sampler2D camera_plane1_plain;
