struct Particle {
  float3 place;
  float mass;
  float2x3 turn;
};

RWByteAddressBuffer bytes : register(u0);
ByteAddressBuffer fixed : register(t1);

cbuffer cbuffer_settings : register(b2) {
  uint4 settings[8];
};

groupshared uint shared_bytes[16];

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_bytes(uint offset, float2x3 value) {
  const uint3 v = asuint(value[0]);
  bytes.Store(min(offset >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v.x);
  bytes.Store(min((offset + 4u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v.y);
  bytes.Store(min((offset + 8u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v.z);
  const uint3 v_1 = asuint(value[1]);
  bytes.Store(min((offset + 16u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_1.x);
  bytes.Store(min((offset + 20u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_1.y);
  bytes.Store(min((offset + 24u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_1.z);
}

void store_bytes_1(uint offset, Particle value) {
  const uint3 v = asuint(value.place);
  bytes.Store(min(offset >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v.x);
  bytes.Store(min((offset + 4u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v.y);
  bytes.Store(min((offset + 8u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v.z);
  bytes.Store(min((offset + 12u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, asuint(value.mass));
  store_bytes(offset + 16u, value.turn);
}

void store_bytes_2(uint offset, Particle value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    store_bytes_1(offset + v_1 * 48u, value[min(v_1, 1u)]);
    v = v_1 + 1u;
  }
}

float2x3 load_bytes(uint offset) {
  return float2x3(asfloat(uint3(bytes.Load(min(offset >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u), bytes.Load(min((offset + 4u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u), bytes.Load(min((offset + 8u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u))), asfloat(uint3(bytes.Load(min((offset + 16u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u), bytes.Load(min((offset + 20u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u), bytes.Load(min((offset + 24u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u))));
}

Particle load_bytes_1(uint offset) {
  const float3 v = asfloat(uint3(bytes.Load(min(offset >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u), bytes.Load(min((offset + 4u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u), bytes.Load(min((offset + 8u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u)));
  const float v_1 = asfloat(bytes.Load(min((offset + 12u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u));
  const Particle v_2 = {v, v_1, load_bytes(offset + 16u)};
  return v_2;
}

typedef Particle load_bytes_2_result[2];
load_bytes_2_result load_bytes_2(uint offset) {
  Particle value[2] = (Particle[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[min(v_1, 1u)] = load_bytes_1(offset + v_1 * 48u);
    v = v_1 + 1u;
  }
  return value;
}

void moved(uint v, float3 by) {
  const uint v_1 = v & 4294967280u;
  const uint3 v_2 = asuint(asfloat(uint3(bytes.Load(min(v_1 >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u), bytes.Load(min((v_1 + 4u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u), bytes.Load(min((v_1 + 8u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u))) + by);
  bytes.Store(min(v_1 >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_2.x);
  bytes.Store(min((v_1 + 4u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_2.y);
  bytes.Store(min((v_1 + 8u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_2.z);
  bytes.Store(min((v_1 + 36u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, asuint(by.z));
}

float2 sum() {
  float2 total = float2(0.0f, 0.0f);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = 0u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    const uint v_2 = colorfast_size(bytes) / 4u * 4u;
    const uint v_3 = min(v_2 - min(512u, v_2), 136u);
    if (!(i < min(bytes.Load(512u), (v_3 - min(8u, v_3)) / 8u))) {
      break;
    }
    const uint v_4 = i * 8u;
    total = total + asfloat(uint2(bytes.Load(min((v_4 + 520u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u), bytes.Load(min((v_4 + 524u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u)));
    i = i + 1u;
  }
  return total;
}

float4 first(uint at) {
  const uint v = at & 4294967280u;
  return asfloat(uint4(fixed.Load(min(v >> 2u, 63u) * 4u), fixed.Load(min((v + 4u) >> 2u, 63u) * 4u), fixed.Load(min((v + 8u) >> 2u, 63u) * 4u), fixed.Load(min((v + 12u) >> 2u, 63u) * 4u))) * float(256u);
}

float4 first_1(uint at) {
  const uint v = at & 4294967280u;
  return asfloat(uint4(fixed.Load(min(v >> 2u, 63u) * 4u), fixed.Load(min((v + 4u) >> 2u, 63u) * 4u), fixed.Load(min((v + 8u) >> 2u, 63u) * 4u), fixed.Load(min((v + 12u) >> 2u, 63u) * 4u))) * float(128u);
}

uint of_half() {
  return 128u + uint(clamp(first_1(16u).x, 0.0f, 4294967000.0f));
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint v = 0u;
  v = i;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 16u) {
      break;
    }
    shared_bytes[v_1] = 0u;
    v = v_1 + 4u;
  }
  GroupMemoryBarrierWithGroupSync();
  moved(64u * i, float3(1.0f, 1.0f, 1.0f));
  const float2 total = sum();
  const float4x4 scale = float4x4(asfloat(settings[0]), asfloat(settings[1]), asfloat(settings[2]), asfloat(settings[3]));
  const uint v_2 = (8u * i) & 4294967288u;
  const uint2 v_3 = asuint(total);
  shared_bytes[min(v_2 >> 2u, 15u)] = v_3.x;
  shared_bytes[min((v_2 + 4u) >> 2u, 15u)] = v_3.y;
  GroupMemoryBarrierWithGroupSync();
  const Particle whole[2] = load_bytes_2(asuint(int(i)) & 4294967280u);
  const uint v_4 = (1024u + 16u * i) & 4294967280u;
  const float4 v_5 = mul(first(16u * i), scale);
  const uint v_6 = ((i + 1u) & 3u) * 8u;
  const float2 v_7 = asfloat(uint2(shared_bytes[min(v_6 >> 2u, 15u)], shared_bytes[min((v_6 + 4u) >> 2u, 15u)]));
  const uint v_8 = i * 4u;
  const uint v_9 = min((v_8 + 64u) >> 4u, 7u) * 16u + min(((v_8 + 64u) >> 2u) & 3u, 3u) * 4u;
  const uint4 v_10 = asuint(v_5 + float4(v_7, asfloat(settings[v_9 >> 4u][(v_9 >> 2u) & 3u]), float(64u / 4u + of_half())));
  bytes.Store(min(v_4 >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_10.x);
  bytes.Store(min((v_4 + 4u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_10.y);
  bytes.Store(min((v_4 + 8u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_10.z);
  bytes.Store(min((v_4 + 12u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_10.w);
  store_bytes_2(2048u, whole);
}
