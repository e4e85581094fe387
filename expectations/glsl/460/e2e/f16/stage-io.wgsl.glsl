//# changes from es310
2-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
29-32: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
