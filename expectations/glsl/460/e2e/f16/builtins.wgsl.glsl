//# changes from es310
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
29:   h.inner[3] = fma(h.inner[0], h.inner[1], h.inner[2]);
