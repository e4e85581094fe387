//# changes from es310
2-4: #version 460
19-20: layout(binding = 0, r32f) writeonly uniform image2D occlusion;
: layout(binding = 0) uniform sampler2D depths;
77-79: #version 460
94-96: layout(binding = 0, r32f) writeonly uniform image2D occlusion;
: layout(binding = 0) uniform sampler2D depths;
: layout(binding = 1) uniform sampler2D rough;
