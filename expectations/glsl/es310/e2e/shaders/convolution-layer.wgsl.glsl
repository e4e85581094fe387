#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Layer {
  uvec3 input_1;
  uint stride;
  uvec3 output_1;
  uint padding;
  uint kernel;
  uint activation;
};

layout(std140, binding = 0) uniform layer_compute_block {
  Layer inner;
} layer;
layout(std430, binding = 0) readonly buffer activations_compute_block {
  float16_t inner[];
} activations;
layout(std430, binding = 1) readonly buffer weights_compute_block {
  float16_t inner[];
} weights;
layout(std430, binding = 2) readonly buffer biases_compute_block {
  float16_t inner[];
} biases;
layout(std430, binding = 3) coherent buffer results_compute_block {
  float16_t inner[];
} results;
shared float16_t staged[1024];

float16_t input_at(ivec2 position, uint channel) {
  bool v = false;
  if (any(lessThan(position, ivec2(0)))) {
    v = true;
  } else {
    v = any(greaterThanEqual(position, ivec2(layer.inner.input_1.xy)));
  }
  if (v) {
    return 0.0hf;
  }
  uvec2 at = uvec2(position);
  return activations.inner[min((channel * layer.inner.input_1.y + at.y) * layer.inner.input_1.x + at.x, uint(activations.inner.length()) - 1u)];
}

float16_t activate(float16_t x) {
  switch (layer.inner.activation) {
    case 1u: {
      return max(x, 0.0hf);
    }
    case 2u: {
      return mix(x * 0.01000213623046875hf, x, (x > 0.0hf));
    }
    case 3u: {
      return 1.0hf / (1.0hf + exp(-x));
    }
    case 4u: {
      float16_t inner = 0.798hf * (x + 0.04471hf * x * x * x);
      return 0.5hf * x * (1.0hf + tanh(inner));
    }
    default: {
      return x;
    }
  }
  return 0.0hf;
}

void main() {
  uvec3 v = gl_LocalInvocationID;
  uvec3 v_1 = gl_WorkGroupID;
  uint v_2 = gl_LocalInvocationIndex;
  uint v_3 = 0u;
  v_3 = v_2;
  while (true) {
    uint v_4 = v_3;
    if (v_4 >= 1024u) {
      break;
    }
    staged[v_4] = 0.0hf;
    v_3 = v_4 + 64u;
  }
  memoryBarrierShared();
  barrier();
  uvec2 out_position = v_1.xy * 8u + v.xy;
  uint out_channel = v_1.z;
  uint side = min(8u * layer.inner.stride + layer.inner.kernel - 1u, 16u);
  ivec2 origin = ivec2(v_1.xy * 8u * layer.inner.stride) - int(layer.inner.padding);
  float sum = 0.0;
  uvec2 rounds_left = uvec2(4294967295u);
  uint base = 0u;
  while (true) {
    uvec2 v_5 = rounds_left;
    if (all(equal(v_5, uvec2(0u)))) {
      break;
    }
    uint v_6 = v_5.x;
    rounds_left = uvec2(v_6 - 1u, v_5.y - mix(0u, 1u, (v_6 == 0u)));
    if (!(base < layer.inner.input_1.z)) {
      break;
    }
    uint c = 0u;
    while (true) {
      if (!(c < 4u)) {
        break;
      }
      uvec2 rounds_left_1 = uvec2(4294967295u);
      uint y = v.y;
      while (true) {
        uvec2 v_7 = rounds_left_1;
        if (all(equal(v_7, uvec2(0u)))) {
          break;
        }
        uint v_8 = v_7.x;
        rounds_left_1 = uvec2(v_8 - 1u, v_7.y - mix(0u, 1u, (v_8 == 0u)));
        if (!(y < side)) {
          break;
        }
        uvec2 rounds_left_2 = uvec2(4294967295u);
        uint x = v.x;
        while (true) {
          uvec2 v_9 = rounds_left_2;
          if (all(equal(v_9, uvec2(0u)))) {
            break;
          }
          uint v_10 = v_9.x;
          rounds_left_2 = uvec2(v_10 - 1u, v_9.y - mix(0u, 1u, (v_10 == 0u)));
          if (!(x < side)) {
            break;
          }
          uint channel = base + c;
          float16_t value = mix(0.0hf, input_at(origin + ivec2(uvec2(x, y)), channel), (channel < layer.inner.input_1.z));
          staged[min((c * 16u + y) * 16u + x, 1023u)] = value;
          x = x + 8u;
        }
        y = y + 8u;
      }
      c = c + 1u;
    }
    memoryBarrierShared();
    barrier();
    uint c_1 = 0u;
    while (true) {
      if (!(c_1 < 4u)) {
        break;
      }
      uint row = (out_channel * layer.inner.input_1.z + base + c_1) * layer.inner.kernel * layer.inner.kernel;
      uvec2 rounds_left_3 = uvec2(4294967295u);
      uint k = 0u;
      while (true) {
        uvec2 v_11 = rounds_left_3;
        if (all(equal(v_11, uvec2(0u)))) {
          break;
        }
        uint v_12 = v_11.x;
        rounds_left_3 = uvec2(v_12 - 1u, v_11.y - mix(0u, 1u, (v_12 == 0u)));
        if (!(k < layer.inner.kernel * layer.inner.kernel)) {
          break;
        }
        uint v_13 = layer.inner.kernel;
        uint v_14 = layer.inner.kernel;
        uvec2 offset = v.xy * layer.inner.stride + uvec2(k % mix(v_13, 1u, (v_13 == 0u)), k / mix(v_14, 1u, (v_14 == 0u)));
        float16_t value_1 = staged[min((c_1 * 16u + min(offset.y, 15u)) * 16u + min(offset.x, 15u), 1023u)];
        sum = float(value_1) * float(weights.inner[min(row + k, uint(weights.inner.length()) - 1u)]) + sum;
        k = k + 1u;
      }
      c_1 = c_1 + 1u;
    }
    memoryBarrierShared();
    barrier();
    base = base + 4u;
  }
  if (all(lessThan(out_position, layer.inner.output_1.xy))) {
    uint place = (out_channel * layer.inner.output_1.y + out_position.y) * layer.inner.output_1.x + out_position.x;
    results.inner[min(place, uint(results.inner.length()) - 1u)] = activate(float16_t(sum) + biases.inner[min(out_channel, uint(biases.inner.length()) - 1u)]);
  }
}
