RWByteAddressBuffer out_1 : register(u0);

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

void main_inner(uint3 n) {
  const uint2 pair = n.zy;
  out_1.Store(0u, ~n.x);
  out_1.Store(4u, ~n.z + pair.x + pair.y);
}

[numthreads(1, 1, 1)]
void main() {
  main_inner(root_constants[0].xyz);
}
