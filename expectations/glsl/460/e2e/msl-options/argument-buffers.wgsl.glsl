//# changes from es310
2-4: #version 460
21-22: layout(binding = 0, rgba8) writeonly uniform image2D target_image;
: layout(binding = 0) uniform sampler2D picture_plain;
35-37: #version 460
