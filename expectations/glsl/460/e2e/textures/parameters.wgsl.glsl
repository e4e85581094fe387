//# changes from es310
1-3: #version 460
6-9: layout(binding = 0, rgba8) writeonly uniform image2D out_image;
: layout(binding = 0) uniform sampler2D red_smooth_sampler;
: layout(binding = 1) uniform sampler2D red_sharp_sampler;
: layout(binding = 2) uniform sampler2D blue_smooth_sampler;
