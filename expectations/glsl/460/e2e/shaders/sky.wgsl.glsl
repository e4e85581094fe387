//# changes from es310
2-4: #version 460
35-37: #version 460
57: layout(binding = 0) uniform samplerCube map_map_sampler;
