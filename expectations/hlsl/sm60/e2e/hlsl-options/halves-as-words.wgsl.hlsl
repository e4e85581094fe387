struct Particle {
  vector<float16_t, 3> position;
  float16_t size;
  matrix<float16_t, 2, 3> turn;
  float16_t trail[3];
};

ByteAddressBuffer before : register(t0);
RWByteAddressBuffer after : register(u1);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

matrix<float16_t, 2, 3> load_before(uint offset) {
  const uint2 v = before.Load2(offset);
  const uint v_1 = v.x;
  const uint2 v_2 = before.Load2(offset + 8u);
  const uint v_3 = v_2.x;
  return matrix<float16_t, 2, 3>(asfloat16(vector<uint16_t, 3>(uint3(v_1, v_1 >> 16u, v.y))), asfloat16(vector<uint16_t, 3>(uint3(v_3, v_3 >> 16u, v_2.y))));
}

typedef float16_t load_before_1_result[3];
load_before_1_result load_before_1(uint offset) {
  float16_t value[3] = (float16_t[3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    const uint v_2 = offset + v_1 * 2u;
    value[v_1] = asfloat16(uint16_t(before.Load(v_2 & 4294967292u) >> ((v_2 & 2u) << 3u)));
    v = v_1 + 1u;
  }
  return value;
}

Particle load_before_2(uint offset) {
  const uint2 v = before.Load2(offset);
  const uint v_1 = v.x;
  const float16_t v_2 = asfloat16(uint16_t(before.Load(offset + 4u) >> 16u));
  const matrix<float16_t, 2, 3> v_3 = load_before(offset + 8u);
  const Particle v_4 = {asfloat16(vector<uint16_t, 3>(uint3(v_1, v_1 >> 16u, v.y))), v_2, v_3, load_before_1(offset + 24u)};
  return v_4;
}

void store_after(uint offset, matrix<float16_t, 2, 3> value) {
  const vector<float16_t, 3> v = value[0];
  const uint2 v_1 = uint2(asuint16(vector<float16_t, 2>(v.x, v.y)));
  after.Store(offset, v_1.x | (v_1.y << 16u));
  uint original = 0u;
  after.InterlockedAnd(offset + 4u, ~65535u, original);
  uint original_1 = 0u;
  after.InterlockedOr(offset + 4u, uint2(asuint16(vector<float16_t, 2>(v.z, float16_t(0.0h)))).x, original_1);
  const vector<float16_t, 3> v_2 = value[1];
  const uint2 v_3 = uint2(asuint16(vector<float16_t, 2>(v_2.x, v_2.y)));
  after.Store(offset + 8u, v_3.x | (v_3.y << 16u));
  uint original_2 = 0u;
  after.InterlockedAnd(offset + 12u, ~65535u, original_2);
  uint original_3 = 0u;
  after.InterlockedOr(offset + 12u, uint2(asuint16(vector<float16_t, 2>(v_2.z, float16_t(0.0h)))).x, original_3);
}

void store_after_1(uint offset, float16_t value[3]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    const uint v_2 = offset + v_1 * 2u;
    const uint v_3 = (v_2 & 2u) << 3u;
    const uint v_4 = v_2 & 4294967292u;
    uint original = 0u;
    after.InterlockedAnd(v_4, ~(65535u << v_3), original);
    uint original_1 = 0u;
    after.InterlockedOr(v_4, uint2(asuint16(vector<float16_t, 2>(value[v_1], float16_t(0.0h)))).x << v_3, original_1);
    v = v_1 + 1u;
  }
}

void store_after_2(uint offset, Particle value) {
  const vector<float16_t, 3> v = value.position;
  const uint2 v_1 = uint2(asuint16(vector<float16_t, 2>(v.x, v.y)));
  after.Store(offset, v_1.x | (v_1.y << 16u));
  uint original = 0u;
  after.InterlockedAnd(offset + 4u, ~65535u, original);
  uint original_1 = 0u;
  after.InterlockedOr(offset + 4u, uint2(asuint16(vector<float16_t, 2>(v.z, float16_t(0.0h)))).x, original_1);
  uint original_2 = 0u;
  after.InterlockedAnd(offset + 4u, ~(65535u << 16u), original_2);
  uint original_3 = 0u;
  after.InterlockedOr(offset + 4u, uint2(asuint16(vector<float16_t, 2>(value.size, float16_t(0.0h)))).x << 16u, original_3);
  store_after(offset + 8u, value.turn);
  store_after_1(offset + 24u, value.trail);
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Particle particle = load_before_2(min(id.x, colorfast_size(before) / 32u - 1u) * 32u);
  particle.position = particle.position + mul(vector<float16_t, 2>(particle.size, float16_t(1.0h)), particle.turn);
  particle.trail[min(id.x % 3u, 2u)] = particle.position.x;
  store_after_2(min(id.x, colorfast_size(after) / 32u - 1u) * 32u, particle);
  const uint v = uint2(asuint16(vector<float16_t, 2>(asfloat16(uint16_t(before.Load(min(id.x, colorfast_size(before) / 32u - 1u) * 32u + 28u))), float16_t(0.0h)))).x;
  const uint v_1 = min(id.x, colorfast_size(after) / 32u - 1u) * 32u + min(id.y, 2u) * 2u + 24u;
  const uint v_2 = (v_1 & 2u) << 3u;
  const uint v_3 = v_1 & 4294967292u;
  uint original = 0u;
  after.InterlockedAnd(v_3, ~(65535u << v_2), original);
  uint original_1 = 0u;
  after.InterlockedOr(v_3, v << v_2, original_1);
}
