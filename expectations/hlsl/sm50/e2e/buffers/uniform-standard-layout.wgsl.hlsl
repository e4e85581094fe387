struct Inner {
  float a;
};

struct Outer {
  float scale;
  float weights[5];
  Inner inner;
  uint after;
  int2 pairs[3];
  float3x2 m[2];
  float3x3 turn;
  uint rows[2][3];
};

cbuffer cbuffer_outer : register(b0) {
  uint4 outer[12];
};

cbuffer cbuffer_numbers : register(b1) {
  uint4 numbers[2];
};

cbuffer cbuffer_inners : register(b2) {
  uint4 inners[1];
};

RWByteAddressBuffer result : register(u3);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

typedef float load_outer_result[5];
load_outer_result load_outer(uint offset) {
  float value[5] = (float[5])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 5u) {
      break;
    }
    const uint v_2 = offset + v_1 * 4u;
    value[v_1] = asfloat(outer[v_2 >> 4u][(v_2 >> 2u) & 3u]);
    v = v_1 + 1u;
  }
  return value;
}

Inner load_outer_1(uint offset) {
  const Inner v = {asfloat(outer[offset >> 4u][(offset >> 2u) & 3u])};
  return v;
}

typedef int2 load_outer_2_result[3];
load_outer_2_result load_outer_2(uint offset) {
  int2 value[3] = (int2[3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    const uint v_2 = offset + v_1 * 8u;
    const uint4 v_3 = outer[v_2 >> 4u];
    const bool v_4 = (v_2 & 8u) != 0u;
    value[v_1] = asint((bool2(v_4, v_4) ? v_3.zw : v_3.xy));
    v = v_1 + 1u;
  }
  return value;
}

float3x2 load_outer_3(uint offset) {
  const uint4 v = outer[offset >> 4u];
  const bool v_1 = (offset & 8u) != 0u;
  const uint4 v_2 = outer[(offset + 8u) >> 4u];
  const bool v_3 = ((offset + 8u) & 8u) != 0u;
  const uint4 v_4 = outer[(offset + 16u) >> 4u];
  const bool v_5 = ((offset + 16u) & 8u) != 0u;
  return float3x2(asfloat((bool2(v_1, v_1) ? v.zw : v.xy)), asfloat((bool2(v_3, v_3) ? v_2.zw : v_2.xy)), asfloat((bool2(v_5, v_5) ? v_4.zw : v_4.xy)));
}

typedef float3x2 load_outer_4_result[2];
load_outer_4_result load_outer_4(uint offset) {
  float3x2 value[2] = (float3x2[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = load_outer_3(offset + v_1 * 24u);
    v = v_1 + 1u;
  }
  return value;
}

float3x3 load_outer_5(uint offset) {
  return float3x3(asfloat(outer[offset >> 4u].xyz), asfloat(outer[(offset + 16u) >> 4u].xyz), asfloat(outer[(offset + 32u) >> 4u].xyz));
}

typedef uint load_outer_6_result[3];
load_outer_6_result load_outer_6(uint offset) {
  uint value[3] = (uint[3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    const uint v_2 = offset + v_1 * 4u;
    value[v_1] = outer[v_2 >> 4u][(v_2 >> 2u) & 3u];
    v = v_1 + 1u;
  }
  return value;
}

typedef uint load_outer_7_result[2][3];
load_outer_7_result load_outer_7(uint offset) {
  uint value[2][3] = (uint[2][3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = load_outer_6(offset + v_1 * 12u);
    v = v_1 + 1u;
  }
  return value;
}

Outer load_outer_8(uint offset) {
  const float v[5] = load_outer(offset + 4u);
  const Inner v_1 = load_outer_1(offset + 24u);
  const int2 v_2[3] = load_outer_2(offset + 32u);
  const float3x2 v_3[2] = load_outer_4(offset + 56u);
  const float3x3 v_4 = load_outer_5(offset + 112u);
  const Outer v_5 = {asfloat(outer[offset >> 4u].x), v, v_1, outer[(offset + 28u) >> 4u].w, v_2, v_3, v_4, load_outer_7(offset + 160u)};
  return v_5;
}

float sum(uint at) {
  const uint v = min(at, 4u) * 4u;
  return asfloat(outer[(v + 4u) >> 4u][((v + 4u) >> 2u) & 3u]) + asfloat(outer[0].w);
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const Outer whole = load_outer_8(0u);
  const uint v = min(i % 3u, 2u) * 8u;
  const uint4 v_1 = outer[(v + 32u) >> 4u];
  const bool v_2 = ((v + 32u) & 8u) != 0u;
  const int2 pair = asint((bool2(v_2, v_2) ? v_1.zw : v_1.xy));
  float total = asfloat(outer[0].x) + whole.inner.a + float(outer[1].w) + float(asint(asuint(pair.x) * asuint(pair[min(i & 1u, 1u)])));
  const uint v_3 = min(i & 1u, 1u) * 24u + min(i % 3u, 2u) * 8u;
  const uint v_4 = min(i & 1u, 1u) * 12u + min(i % 3u, 2u) * 4u;
  total = total + (asfloat(outer[(v_3 + 60u) >> 4u][((v_3 + 60u) >> 2u) & 3u]) + asfloat(outer[(min(i % 3u, 2u) * 16u + 120u) >> 4u].z) + float(outer[(v_4 + 160u) >> 4u][((v_4 + 160u) >> 2u) & 3u]));
  const float v_5 = total;
  const uint v_6 = min(i, 7u) * 4u;
  const uint v_7 = min(i % 3u, 2u) * 4u;
  total = v_5 + (sum(i) + float(numbers[v_6 >> 4u][(v_6 >> 2u) & 3u]) + asfloat(inners[v_7 >> 4u][(v_7 >> 2u) & 3u]));
  result.Store(min(i, colorfast_size(result) / 4u - 1u) * 4u, asuint(total));
}
