//# changes from es310
2-4: #version 460
27-29: #version 460
65-67: layout(binding = 1) uniform sampler2D video_smooth_sampler;
: layout(binding = 2) uniform sampler2D background_smooth_sampler;
: layout(binding = 4) uniform sampler2D video_plane1_smooth_sampler;
122-124: #version 460
160-161: layout(binding = 0) uniform sampler2D video;
: layout(binding = 3) uniform sampler2D video_plane1;
