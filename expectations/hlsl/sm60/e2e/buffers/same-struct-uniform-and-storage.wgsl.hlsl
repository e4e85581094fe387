struct Material {
  float3 albedo;
  float roughness;
  float3x3 transform;
  float4 layers[2];
};

cbuffer cbuffer_source : register(b0) {
  uint4 source[6];
};

RWByteAddressBuffer copies : register(u1);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float3x3 load_source(uint offset) {
  return float3x3(asfloat(source[offset >> 4u].xyz), asfloat(source[(offset + 16u) >> 4u].xyz), asfloat(source[(offset + 32u) >> 4u].xyz));
}

typedef float4 load_source_1_result[2];
load_source_1_result load_source_1(uint offset) {
  float4 value[2] = (float4[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = asfloat(source[(offset + v_1 * 16u) >> 4u]);
    v = v_1 + 1u;
  }
  return value;
}

Material load_source_2(uint offset) {
  const float3x3 v = load_source(offset + 16u);
  const Material v_1 = {asfloat(source[offset >> 4u].xyz), asfloat(source[(offset + 12u) >> 4u].w), v, load_source_1(offset + 64u)};
  return v_1;
}

void store_copies(uint offset, float3x3 value) {
  copies.Store3(offset, asuint(value[0]));
  copies.Store3(offset + 16u, asuint(value[1]));
  copies.Store3(offset + 32u, asuint(value[2]));
}

void store_copies_1(uint offset, float4 value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    copies.Store4(offset + v_1 * 16u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

void store_copies_2(uint offset, Material value) {
  copies.Store3(offset, asuint(value.albedo));
  copies.Store(offset + 12u, asuint(value.roughness));
  store_copies(offset + 16u, value.transform);
  store_copies_1(offset + 64u, value.layers);
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
  store_copies_2(min(id.x, colorfast_size(copies) / 96u - 1u) * 96u, load_source_2(0u));
  copies.Store4(min(id.x, colorfast_size(copies) / 96u - 1u) * 96u + 80u, asuint(asfloat(source[4])));
  store_copies(min(id.x, colorfast_size(copies) / 96u - 1u) * 96u + 16u, transpose(float3x3(asfloat(source[1].xyz), asfloat(source[2].xyz), asfloat(source[3].xyz))));
}
