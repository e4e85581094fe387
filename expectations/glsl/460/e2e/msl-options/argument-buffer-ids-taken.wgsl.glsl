//# changes from es310
1-3: #version 460
9: layout(binding = 0) uniform sampler2D picture;
