//# changes from es310
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
165:         sum = fma(float(value_1), float(weights.inner[min(row + k, uint(weights.inner.length()) - 1u)]), sum);
