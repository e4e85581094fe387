//# changes from es310
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
