#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner[];
} result;

float sum(uint count) {
  #line 9
  float total = 0.0;
  #line 10
  #line 10
  uint i = 0u;
  while (true) {
    #line 10
    if (!(i < count)) {
      #line 10
      break;
    }
    #line 11
    total = total + result.inner[min(i, uint(result.inner.length()) - 1u)];
    #line 11
    #line 10
    i = i + 1u;
  }
  #line 14
  return total;
}

void main() {
  #line 19
  uint v = gl_LocalInvocationIndex;
  #line 19
  if (v == 0u) {
    #line 20
    result.inner[0] = sum(4u);
  } else {
    #line 22
    switch (v) {
      case 1u: {
        #line 24
        result.inner[1] = 2.0;
        #line 24
        break;
      }
      default: {
        #line 27
        result.inner[min(v, uint(result.inner.length()) - 1u)] = mix(1.0, 2.0, (result.inner[min(v, uint(result.inner.length()) - 1u)] > 3.0) && (v > 2u));
        #line 27
        break;
      }
    }
  }
  #line 27
}
