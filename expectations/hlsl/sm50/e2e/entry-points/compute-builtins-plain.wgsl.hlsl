struct main_inputs {
  uint3 local : SV_GroupThreadID;
  uint index : SV_GroupIndex;
  uint3 global : SV_DispatchThreadID;
  uint3 group : SV_GroupID;
};

RWByteAddressBuffer out_1 : register(u0);

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void main_inner(uint3 local, uint index, uint3 global, uint3 group, uint3 groups) {
  const uint at = index + 16u * (group.x + groups.x * group.y);
  out_1.Store(min(at, colorfast_size(out_1) / 4u - 1u) * 4u, local.x + local.y * 10u + local.z * 100u + global.x * 1000u);
}

[numthreads(4, 2, 2)]
void main(main_inputs inputs) {
  main_inner(inputs.local, inputs.index, inputs.global, inputs.group, root_constants[0].xyz);
}
