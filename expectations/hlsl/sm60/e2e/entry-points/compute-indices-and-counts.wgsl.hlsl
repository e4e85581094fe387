struct main_inputs {
  uint3 global_invocation_id : SV_DispatchThreadID;
  uint3 workgroup_id : SV_GroupID;
};

struct without_count_inputs {
  uint3 global_invocation_id : SV_DispatchThreadID;
  uint3 workgroup_id : SV_GroupID;
};

RWByteAddressBuffer result : register(u0);

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void main_inner(uint group, uint index, uint3 count, uint3 id) {
  result.Store(min(index, colorfast_size(result) / 4u - 1u) * 4u, group + count.x * id.y);
}

[numthreads(4, 2, 1)]
void main(main_inputs inputs) {
  const uint3 v = inputs.workgroup_id;
  const uint3 v_1 = root_constants[0].xyz;
  const uint3 v_2 = inputs.global_invocation_id;
  const uint3 v_3 = root_constants[0].xyz;
  main_inner(v.x + v_1.x * (v.y + v_1.y * v.z), v_2.x + v_3.x * 4u * (v_2.y + v_3.y * 2u * v_2.z), root_constants[0].xyz, inputs.global_invocation_id);
}

void without_count_inner(uint group, uint index) {
  result.Store(min(index, colorfast_size(result) / 4u - 1u) * 4u, group);
}

[numthreads(8, 1, 1)]
void without_count(without_count_inputs inputs) {
  const uint3 v = inputs.workgroup_id;
  const uint3 v_1 = root_constants[0].xyz;
  const uint3 v_2 = inputs.global_invocation_id;
  const uint3 v_3 = root_constants[0].xyz;
  without_count_inner(v.x + v_1.x * (v.y + v_1.y * v.z), v_2.x + v_3.x * 8u * (v_2.y + v_3.y * 1u * v_2.z));
}
