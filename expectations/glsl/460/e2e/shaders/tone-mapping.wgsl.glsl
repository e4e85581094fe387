//# changes from es310
2-4: #version 460
15: layout(binding = 0) uniform sampler2D picture;
28-30: #version 460
60-62: #version 460
82-84: #version 460
108-109: layout(binding = 1) uniform sampler2D picture_picture_sampler;
: layout(binding = 2) uniform sampler3D table_picture_sampler;
