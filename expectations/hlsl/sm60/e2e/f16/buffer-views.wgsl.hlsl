struct Mixed {
  float16_t a;
  vector<float16_t, 3> b;
  matrix<float16_t, 3, 2> c;
  float16_t d[3];
};

RWByteAddressBuffer bytes : register(u0);

cbuffer cbuffer_settings : register(b1) {
  uint4 settings[4];
};

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_bytes(uint offset, matrix<float16_t, 3, 2> value) {
  const vector<float16_t, 2> v = value[0];
  const uint2 v_1 = uint2(asuint16(vector<float16_t, 2>(v.x, v.y)));
  uint original = 0u;
  bytes.InterlockedExchange(min(offset >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_1.x | (v_1.y << 16u), original);
  const vector<float16_t, 2> v_2 = value[1];
  const uint2 v_3 = uint2(asuint16(vector<float16_t, 2>(v_2.x, v_2.y)));
  uint original_1 = 0u;
  bytes.InterlockedExchange(min((offset + 4u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_3.x | (v_3.y << 16u), original_1);
  const vector<float16_t, 2> v_4 = value[2];
  const uint2 v_5 = uint2(asuint16(vector<float16_t, 2>(v_4.x, v_4.y)));
  uint original_2 = 0u;
  bytes.InterlockedExchange(min((offset + 8u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_5.x | (v_5.y << 16u), original_2);
}

void store_bytes_1(uint offset, float16_t value[3]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    const uint v_2 = offset + v_1 * 2u;
    const uint v_3 = min(v_2 >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u;
    const uint2 v_4 = uint2(asuint16(vector<float16_t, 2>(value[min(v_1, 2u)], float16_t(0.0h))));
    const uint v_5 = (v_2 & 2u) << 3u;
    uint original = 0u;
    bytes.InterlockedAnd(v_3, ~(65535u << (v_5 & 31u)), original);
    uint original_1 = 0u;
    bytes.InterlockedOr(v_3, (v_4.x | (v_4.y << 16u)) << (v_5 & 31u), original_1);
    v = v_1 + 1u;
  }
}

void store_bytes_2(uint offset, Mixed value) {
  const uint v = min(offset >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u;
  const uint2 v_1 = uint2(asuint16(vector<float16_t, 2>(value.a, float16_t(0.0h))));
  uint original = 0u;
  bytes.InterlockedAnd(v, ~(65535u << 0u), original);
  uint original_1 = 0u;
  bytes.InterlockedOr(v, (v_1.x | (v_1.y << 16u)) << 0u, original_1);
  const vector<float16_t, 3> v_2 = value.b;
  const uint2 v_3 = uint2(asuint16(vector<float16_t, 2>(v_2.x, v_2.y)));
  uint original_2 = 0u;
  bytes.InterlockedExchange(min((offset + 8u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_3.x | (v_3.y << 16u), original_2);
  const uint v_4 = min((offset + 12u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u;
  const uint2 v_5 = uint2(asuint16(vector<float16_t, 2>(v_2.z, float16_t(0.0h))));
  uint original_3 = 0u;
  bytes.InterlockedAnd(v_4, ~(65535u << 0u), original_3);
  uint original_4 = 0u;
  bytes.InterlockedOr(v_4, (v_5.x | (v_5.y << 16u)) << 0u, original_4);
  store_bytes(offset + 16u, value.c);
  store_bytes_1(offset + 28u, value.d);
}

matrix<float16_t, 3, 2> load_settings(uint offset) {
  const uint v = min(offset >> 4u, 3u) * 16u + min((offset >> 2u) & 3u, 3u) * 4u;
  const uint v_1 = settings[v >> 4u][(v >> 2u) & 3u];
  const uint v_2 = min((offset + 4u) >> 4u, 3u) * 16u + min(((offset + 4u) >> 2u) & 3u, 3u) * 4u;
  const uint v_3 = settings[v_2 >> 4u][(v_2 >> 2u) & 3u];
  const uint v_4 = min((offset + 8u) >> 4u, 3u) * 16u + min(((offset + 8u) >> 2u) & 3u, 3u) * 4u;
  const uint v_5 = settings[v_4 >> 4u][(v_4 >> 2u) & 3u];
  return matrix<float16_t, 3, 2>(asfloat16(vector<uint16_t, 2>(uint2(v_1, v_1 >> 16u))), asfloat16(vector<uint16_t, 2>(uint2(v_3, v_3 >> 16u))), asfloat16(vector<uint16_t, 2>(uint2(v_5, v_5 >> 16u))));
}

typedef float16_t load_settings_1_result[3];
load_settings_1_result load_settings_1(uint offset) {
  float16_t value[3] = (float16_t[3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    const uint v_2 = offset + v_1 * 2u;
    const uint v_3 = min(v_2 >> 4u, 3u) * 16u + min((v_2 >> 2u) & 3u, 3u) * 4u;
    const uint v_4 = settings[v_3 >> 4u][(v_3 >> 2u) & 3u] >> (((v_2 & 2u) << 3u) & 31u);
    value[min(v_1, 2u)] = asfloat16(vector<uint16_t, 2>(uint2(v_4, v_4 >> 16u))).x;
    v = v_1 + 1u;
  }
  return value;
}

Mixed load_settings_2(uint offset) {
  const uint v = min(offset >> 4u, 3u) * 16u + min((offset >> 2u) & 3u, 3u) * 4u;
  const uint v_1 = settings[v >> 4u][(v >> 2u) & 3u];
  const uint v_2 = min((offset + 8u) >> 4u, 3u) * 16u + min(((offset + 8u) >> 2u) & 3u, 3u) * 4u;
  const uint v_3 = min((offset + 12u) >> 4u, 3u) * 16u + min(((offset + 12u) >> 2u) & 3u, 3u) * 4u;
  const uint2 v_4 = uint2(settings[v_2 >> 4u][(v_2 >> 2u) & 3u], settings[v_3 >> 4u][(v_3 >> 2u) & 3u]);
  const uint v_5 = v_4.x;
  const uint v_6 = v_4.y;
  const vector<float16_t, 2> v_7 = asfloat16(vector<uint16_t, 2>(uint2(v_5, v_5 >> 16u)));
  const matrix<float16_t, 3, 2> v_8 = load_settings(offset + 16u);
  const Mixed v_9 = {asfloat16(vector<uint16_t, 2>(uint2(v_1, v_1 >> 16u))).x, vector<float16_t, 3>(v_7.x, v_7.y, asfloat16(vector<uint16_t, 2>(uint2(v_6, v_6 >> 16u))).x), v_8, load_settings_1(offset + 28u)};
  return v_9;
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const uint v = settings[0].x;
  const uint v_1 = i % 3u * 2u;
  const uint v_2 = min((v_1 + 28u) >> 4u, 3u) * 16u + min(((v_1 + 28u) >> 2u) & 3u, 3u) * 4u;
  const uint v_3 = settings[v_2 >> 4u][(v_2 >> 2u) & 3u] >> ((((v_1 + 28u) & 2u) << 3u) & 31u);
  const uint v_4 = (i + 4u) * 2u;
  uint original = 0u;
  bytes.InterlockedOr(min((v_4 + 64u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, 0u, original);
  const uint v_5 = original >> ((((v_4 + 64u) & 2u) << 3u) & 31u);
  const uint v_6 = i * 2u;
  const uint v_7 = min((v_6 + 64u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u;
  const uint2 v_8 = uint2(asuint16(vector<float16_t, 2>(asfloat16(vector<uint16_t, 2>(uint2(v, v >> 16u))).x + asfloat16(vector<uint16_t, 2>(uint2(v_3, v_3 >> 16u))).x + asfloat16(vector<uint16_t, 2>(uint2(v_5, v_5 >> 16u))).x, float16_t(0.0h))));
  const uint v_9 = ((v_6 + 64u) & 2u) << 3u;
  uint original_1 = 0u;
  bytes.InterlockedAnd(v_7, ~(65535u << (v_9 & 31u)), original_1);
  uint original_2 = 0u;
  bytes.InterlockedOr(v_7, (v_8.x | (v_8.y << 16u)) << (v_9 & 31u), original_2);
  const uint v_10 = (8u * i) & 4294967288u;
  const uint2 v_11 = uint2(settings[0].z, settings[0].w);
  const uint v_12 = v_11.x;
  const uint v_13 = v_11.y;
  const vector<float16_t, 2> v_14 = asfloat16(vector<uint16_t, 2>(uint2(v_12, v_12 >> 16u)));
  const uint v_15 = settings[1].y >> 16u;
  const vector<float16_t, 3> v_16 = vector<float16_t, 3>(v_14.x, v_14.y, asfloat16(vector<uint16_t, 2>(uint2(v_13, v_13 >> 16u))).x) * asfloat16(vector<uint16_t, 2>(uint2(v_15, v_15 >> 16u))).x;
  const uint2 v_17 = uint2(asuint16(vector<float16_t, 2>(v_16.x, v_16.y)));
  uint original_3 = 0u;
  bytes.InterlockedExchange(min(v_10 >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u, v_17.x | (v_17.y << 16u), original_3);
  const uint v_18 = min((v_10 + 4u) >> 2u, colorfast_size(bytes) / 4u - 1u) * 4u;
  const uint2 v_19 = uint2(asuint16(vector<float16_t, 2>(v_16.z, float16_t(0.0h))));
  uint original_4 = 0u;
  bytes.InterlockedAnd(v_18, ~(65535u << 0u), original_4);
  uint original_5 = 0u;
  bytes.InterlockedOr(v_18, (v_19.x | (v_19.y << 16u)) << 0u, original_5);
  store_bytes_2(128u, load_settings_2(0u));
}
