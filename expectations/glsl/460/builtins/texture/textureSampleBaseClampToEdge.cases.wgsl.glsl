//# changes from es310
//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/literal
1-3: #version 460
25-26: layout(binding = 0) uniform sampler2D t_s;
: layout(binding = 1) uniform sampler2D t_plane1_s;
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/variable
1-3: #version 460
25-26: layout(binding = 0) uniform sampler2D t_s;
: layout(binding = 1) uniform sampler2D t_plane1_s;
