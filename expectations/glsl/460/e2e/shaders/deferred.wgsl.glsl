//# changes from es310
2-4: #version 460
39-41: #version 460
59: layout(binding = 0) uniform sampler2D diffuse_diffuse_sampler;
82-84: #version 460
107: layout(binding = 0, rgba16f) writeonly uniform image2D lit;
112-114: layout(binding = 1) uniform sampler2D albedo_target;
: layout(binding = 2) uniform usampler2D normal_target;
: layout(binding = 3) uniform sampler2D depth_target;
