struct Particle {
  float3 place;
  float mass;
  uint tags[3];
};

RWByteAddressBuffer moving : register(u0);
ByteAddressBuffer fixed : register(t1);
RWByteAddressBuffer counts : register(u3);

cbuffer cbuffer_buffer_ranges : register(b4) {
  uint4 buffer_ranges[2];
};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_moving(uint offset, uint value[3]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    moving.Store(offset + v_1 * 4u + buffer_ranges[0].x, value[v_1]);
    v = v_1 + 1u;
  }
}

void store_moving_1(uint offset, Particle value) {
  moving.Store3(offset + buffer_ranges[0].x, asuint(value.place));
  moving.Store(offset + buffer_ranges[0].x + 12u, asuint(value.mass));
  store_moving(offset + 16u, value.tags);
}

typedef uint load_moving_result[3];
load_moving_result load_moving(uint offset) {
  uint value[3] = (uint[3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    value[v_1] = moving.Load(offset + v_1 * 4u + buffer_ranges[0].x);
    v = v_1 + 1u;
  }
  return value;
}

Particle load_moving_1(uint offset) {
  const float3 v = asfloat(moving.Load3(offset + buffer_ranges[0].x));
  const float v_1 = asfloat(moving.Load(offset + buffer_ranges[0].x + 12u));
  const Particle v_2 = {v, v_1, load_moving(offset + 16u)};
  return v_2;
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x < min(buffer_ranges[0].y / 32u, colorfast_size(fixed) / 4u)) {
    Particle particle = load_moving_1(min(id.x, buffer_ranges[0].y / 32u - 1u) * 32u);
    particle.place = particle.place * asfloat(fixed.Load(min(id.x, colorfast_size(fixed) / 4u - 1u) * 4u));
    const uint v = id.y;
    const uint v_1 = particle.tags[min(v, 2u)];
    uint original = 0u;
    counts.InterlockedAdd(min(id.x & 3u, 3u) * 4u + buffer_ranges[1].z, 1u, original);
    uint v_2[3] = particle.tags;
    v_2[min(v, 2u)] = v_1 + original;
    particle.tags = v_2;
    store_moving_1(min(id.x, buffer_ranges[0].y / 32u - 1u) * 32u, particle);
  }
}
