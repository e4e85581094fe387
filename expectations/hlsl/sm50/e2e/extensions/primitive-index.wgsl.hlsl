struct In {
  float2 uv;
  uint primitive_1;
};

struct in_structure_inputs {
  float2 uv : TEXCOORD0;
  uint primitive_1 : SV_PrimitiveID;
};

struct in_structure_outputs {
  float4 value : SV_Target0;
};

struct plain_inputs {
  uint primitive_1 : SV_PrimitiveID;
};

struct plain_outputs {
  uint4 value : SV_Target0;
};

ByteAddressBuffer colors : register(t0);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float4 in_structure_inner(In in_1) {
  const uint v = colorfast_size(colors) / 16u;
  return asfloat(colors.Load4(min(in_1.primitive_1 % ((v == 0u) ? 1u : v), colorfast_size(colors) / 16u - 1u) * 16u)) * in_1.uv.x;
}

in_structure_outputs in_structure(in_structure_inputs inputs) {
  const In v = {inputs.uv, inputs.primitive_1};
  const in_structure_outputs v_1 = {in_structure_inner(v)};
  return v_1;
}

uint4 plain_inner(uint primitive_1) {
  return ((uint4)primitive_1);
}

plain_outputs plain(plain_inputs inputs) {
  const plain_outputs v = {plain_inner(inputs.primitive_1)};
  return v;
}
