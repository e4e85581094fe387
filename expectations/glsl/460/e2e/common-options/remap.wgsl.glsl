//# changes from es310
1-3: #version 460
12: layout(binding = 0) uniform sampler2D image;
