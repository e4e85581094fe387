//# changes from es310
2-4: #version 460
17: layout(binding = 0, rgba8) writeonly uniform image2D result;
19: layout(binding = 0) uniform sampler2D picture;
84-86: #version 460
89-90: layout(binding = 0, rgba8) writeonly uniform image2D result;
: layout(binding = 0) uniform sampler2D picture;
127-129: #version 460
132-133: layout(binding = 0, rgba8) writeonly uniform image2D result;
: layout(binding = 0) uniform sampler2D picture;
187-189: #version 460
202-203: layout(binding = 0, rgba8) writeonly uniform image2D result;
: layout(binding = 0) uniform sampler2D picture;
