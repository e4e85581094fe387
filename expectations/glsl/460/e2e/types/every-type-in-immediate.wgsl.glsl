//# changes from es310
2-4: #version 460
18-20: #version 460
34-36: #version 460
50-54: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
68-70: #version 460
84-86: #version 460
100-102: #version 460
116-120: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
134-136: #version 460
150-154: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
173-177: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
