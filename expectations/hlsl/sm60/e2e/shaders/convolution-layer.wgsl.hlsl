cbuffer cbuffer_layer : register(b0) {
  uint4 layer[3];
};

ByteAddressBuffer activations : register(t1);
ByteAddressBuffer weights : register(t2);
ByteAddressBuffer biases : register(t3);
RWByteAddressBuffer results : register(u4);
groupshared float16_t staged[1024];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float16_t input_at(int2 position, uint channel) {
  if (any((position < int2(0, 0))) || any((position >= int2(layer[0].xyz.xy)))) {
    return float16_t(0.0h);
  }
  const uint2 at = uint2(position);
  return activations.Load<float16_t>(min((channel * layer[0].y + at.y) * layer[0].x + at.x, colorfast_size(activations) / 2u - 1u) * 2u);
}

float16_t activate(float16_t x) {
  switch (layer[2].y) {
    case 1u: {
      return max(x, float16_t(0.0h));
    }
    case 2u: {
      return select((x > float16_t(0.0h)), x, x * float16_t(0.01h));
    }
    case 3u: {
      return float16_t(1.0h) / (float16_t(1.0h) + exp(-x));
    }
    case 4u: {
      const float16_t inner = float16_t(0.798h) * (x + float16_t(0.0447h) * x * x * x);
      return float16_t(0.5h) * x * (float16_t(1.0h) + tanh(inner));
    }
    default: {
      return x;
    }
  }
  return float16_t(0.0h);
}

[numthreads(8, 8, 1)]
void convolve(uint3 local : SV_GroupThreadID, uint3 group : SV_GroupID, uint v : SV_GroupIndex) {
  uint v_1 = 0u;
  v_1 = v;
  while (true) {
    const uint v_2 = v_1;
    if (v_2 >= 1024u) {
      break;
    }
    staged[v_2] = float16_t(0.0h);
    v_1 = v_2 + 64u;
  }
  GroupMemoryBarrierWithGroupSync();
  const uint2 out_position = group.xy * 8u + local.xy;
  const uint out_channel = group.z;
  const uint side = min(8u * layer[0].w + layer[2].x - 1u, 16u);
  const uint2 v_3 = asuint(int2(group.xy * 8u * layer[0].w)) - asuint(int(layer[1].w));
  const int2 origin = asint(v_3);
  float sum = 0.0f;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint base = 0u;
  while (true) {
    const uint2 v_4 = rounds_left;
    if (all((v_4 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_5 = v_4.x;
    rounds_left = uint2(v_5 - 1u, v_4.y - select((v_5 == 0u), 1u, 0u));
    if (!(base < layer[0].z)) {
      break;
    }
    uint c = 0u;
    while (c < 4u) {
      uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
      uint y = local.y;
      while (true) {
        const uint2 v_6 = rounds_left_1;
        if (all((v_6 == uint2(0u, 0u)))) {
          break;
        }
        const uint v_7 = v_6.x;
        rounds_left_1 = uint2(v_7 - 1u, v_6.y - select((v_7 == 0u), 1u, 0u));
        if (!(y < side)) {
          break;
        }
        uint2 rounds_left_2 = uint2(4294967295u, 4294967295u);
        uint x = local.x;
        while (true) {
          const uint2 v_8 = rounds_left_2;
          if (all((v_8 == uint2(0u, 0u)))) {
            break;
          }
          const uint v_9 = v_8.x;
          rounds_left_2 = uint2(v_9 - 1u, v_8.y - select((v_9 == 0u), 1u, 0u));
          if (!(x < side)) {
            break;
          }
          const uint channel = base + c;
          const float16_t value = select((channel < layer[0].z), input_at(asint(v_3 + asuint(int2(uint2(x, y)))), channel), float16_t(0.0h));
          staged[min((c * 16u + y) * 16u + x, 1023u)] = value;
          x = x + 8u;
        }
        y = y + 8u;
      }
      c = c + 1u;
    }
    GroupMemoryBarrierWithGroupSync();
    uint c_1 = 0u;
    while (c_1 < 4u) {
      const uint row = (out_channel * layer[0].z + base + c_1) * layer[2].x * layer[2].x;
      uint2 rounds_left_3 = uint2(4294967295u, 4294967295u);
      uint k = 0u;
      while (true) {
        const uint2 v_10 = rounds_left_3;
        if (all((v_10 == uint2(0u, 0u)))) {
          break;
        }
        const uint v_11 = v_10.x;
        rounds_left_3 = uint2(v_11 - 1u, v_10.y - select((v_11 == 0u), 1u, 0u));
        if (!(k < layer[2].x * layer[2].x)) {
          break;
        }
        const uint v_12 = layer[2].x;
        const uint v_13 = layer[2].x;
        const uint2 offset = local.xy * layer[0].w + uint2(k % select((v_12 == 0u), 1u, v_12), k / select((v_13 == 0u), 1u, v_13));
        const float16_t value_1 = staged[min((c_1 * 16u + min(offset.y, 15u)) * 16u + min(offset.x, 15u), 1023u)];
        sum = mad(float(value_1), float(weights.Load<float16_t>(min(row + k, colorfast_size(weights) / 2u - 1u) * 2u)), sum);
        k = k + 1u;
      }
      c_1 = c_1 + 1u;
    }
    GroupMemoryBarrierWithGroupSync();
    base = base + 4u;
  }
  if (all((out_position < layer[1].xyz.xy))) {
    const uint place = (out_channel * layer[1].y + out_position.y) * layer[1].x + out_position.x;
    results.Store<float16_t>(min(place, colorfast_size(results) / 2u - 1u) * 2u, activate(float16_t(sum) + biases.Load<float16_t>(min(out_channel, colorfast_size(biases) / 2u - 1u) * 2u)));
  }
}
