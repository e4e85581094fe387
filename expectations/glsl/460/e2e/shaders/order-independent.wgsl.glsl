//# changes from es310
2-4: #version 460
28: layout(binding = 0) uniform sampler2D opaque_depth;
44-46: #version 460
