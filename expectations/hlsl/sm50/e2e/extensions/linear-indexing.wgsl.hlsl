struct Indices {
  uint global;
  uint local;
};

struct in_structure_inputs {
  uint local : SV_GroupIndex;
  uint3 global_invocation_id : SV_DispatchThreadID;
};

struct plain_inputs {
  uint3 workgroup_id : SV_GroupID;
};

RWByteAddressBuffer global : register(u0);
RWByteAddressBuffer group : register(u1);

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void in_structure_inner(Indices i) {
  global.Store(min(i.global, colorfast_size(global) / 4u - 1u) * 4u, i.local);
}

[numthreads(4, 2, 3)]
void in_structure(in_structure_inputs inputs) {
  const uint3 v = inputs.global_invocation_id;
  const uint3 v_1 = root_constants[0].xyz;
  const Indices v_2 = {v.x + v_1.x * 4u * (v.y + v_1.y * 2u * v.z), inputs.local};
  in_structure_inner(v_2);
}

void plain_inner(uint g) {
  group.Store(min(g, colorfast_size(group) / 4u - 1u) * 4u, group.Load(min(g, colorfast_size(group) / 4u - 1u) * 4u) + 1u);
}

[numthreads(8, 1, 1)]
void plain(plain_inputs inputs) {
  const uint3 v = inputs.workgroup_id;
  const uint3 v_1 = root_constants[0].xyz;
  plain_inner(v.x + v_1.x * (v.y + v_1.y * v.z));
}
