struct Part {
  float3 items[4];
  float2x2 turn;
};

RWByteAddressBuffer part : register(u0);

void store_part(uint offset, float3 value[4]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 4u) {
      break;
    }
    part.Store3(offset + v_1 * 16u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

void store_part_1(uint offset, float2x2 value) {
  part.Store2(offset, asuint(value[0]));
  part.Store2(offset + 8u, asuint(value[1]));
}

void store_part_2(uint offset, Part value) {
  store_part(offset, value.items);
  store_part_1(offset + 64u, value.turn);
}

typedef float3 load_part_result[4];
load_part_result load_part(uint offset) {
  float3 value[4] = (float3[4])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 4u) {
      break;
    }
    value[v_1] = asfloat(part.Load3(offset + v_1 * 16u));
    v = v_1 + 1u;
  }
  return value;
}

float2x2 load_part_1(uint offset) {
  return float2x2(asfloat(part.Load2(offset)), asfloat(part.Load2(offset + 8u)));
}

Part load_part_2(uint offset) {
  const float3 v[4] = load_part(offset);
  const Part v_1 = {v, load_part_1(offset + 64u)};
  return v_1;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Part scratch = (Part)0;
  scratch = load_part_2(0u);
  float3 v[4] = scratch.items;
  v[min(i, 3u)] = float3(1.0f, 1.0f, 1.0f);
  scratch.items = v;
  scratch.items[1].y = 2.0f;
  scratch.items[2] = ((((uint3)min(i, 2u)) == uint3(0u, 1u, 2u)) ? float3(3.0f, 3.0f, 3.0f) : scratch.items[2]);
  scratch.turn[1] = float2(4.0f, 5.0f);
  const uint v_1 = min(i, 1u);
  const float2 v_2 = ((uint2(0u, 0u) == uint2(0u, 1u)) ? float2(6.0f, 6.0f) : scratch.turn[v_1]);
  scratch.turn[0] = (((bool2)(v_1 == 0u)) ? v_2 : scratch.turn[0]);
  scratch.turn[1] = (((bool2)(v_1 == 1u)) ? v_2 : scratch.turn[1]);
  scratch.items[3] = float3(7.0f, 8.0f, 9.0f);
  scratch.items[3].z = 10.0f;
  store_part_2(0u, scratch);
}
