//# changes from es310
1-3: #version 460
22-23: layout(binding = 0) uniform sampler2D frame_s;
: layout(binding = 1) uniform sampler2D frame_plane1_s;
