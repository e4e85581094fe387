RWByteAddressBuffer v : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const uint4 v_1 = ((((uint4)v.Load(4u)) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u)) * ((((uint4)16843009u) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u));
  v.Store(0u, v_1.x + v_1.y + v_1.z + v_1.w);
}
