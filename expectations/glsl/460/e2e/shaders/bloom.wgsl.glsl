//# changes from es310
2-4: #version 460
17-18: layout(binding = 0, rgba16f) writeonly uniform image2D target_level;
: layout(binding = 0) uniform sampler2D source_linear_sampler;
46-48: #version 460
51-52: layout(binding = 0, rgba16f) writeonly uniform image2D target_level;
: layout(binding = 0) uniform sampler2D source_linear_sampler;
97-99: #version 460
112-114: layout(binding = 0, rgba16f) writeonly uniform image2D target_level;
: layout(binding = 0) uniform sampler2D source_linear_sampler;
: layout(binding = 1) uniform sampler2D coarser_linear_sampler;
170-172: #version 460
185-187: layout(binding = 0, rgba16f) writeonly uniform image2D target_level;
: layout(binding = 0) uniform sampler2D source_linear_sampler;
: layout(binding = 1) uniform sampler2D coarser_linear_sampler;
