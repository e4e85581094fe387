struct Where {
  uint3 global;
  uint index;
};

struct Group {
  uint3 id;
  uint3 count;
};

struct main_inputs {
  uint3 local : SV_GroupThreadID;
  uint index : SV_GroupIndex;
  uint3 global : SV_DispatchThreadID;
  uint3 id : SV_GroupID;
};

RWByteAddressBuffer out_1 : register(u0);

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void main_inner(Where place, Group group, uint3 local) {
  out_1.Store4(min(place.global.x, colorfast_size(out_1) / 16u - 1u) * 16u, uint4(place.index, group.id.x, group.count.x, local.x));
}

[numthreads(8, 1, 1)]
void main(main_inputs inputs) {
  const Where v = {inputs.global, inputs.index};
  const Group v_1 = {inputs.id, root_constants[0].xyz};
  main_inner(v, v_1, inputs.local);
}
