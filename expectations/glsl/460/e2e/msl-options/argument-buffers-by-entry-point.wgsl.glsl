//# changes from es310
2-4: #version 460
26-28: #version 460
37: layout(binding = 0) uniform sampler2D picture;
