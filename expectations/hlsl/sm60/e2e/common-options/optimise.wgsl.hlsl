RWByteAddressBuffer cells : register(u0);

[numthreads(8, 1, 1)]
void main(uint index : SV_GroupIndex) {
  float x = asfloat(cells.Load(min(index, 7u) * 48u + 16u)) * 9.0f;
  x = x / 2.0f;
  cells.Store(min(index, 7u) * 48u + 4u, asuint(x));
  cells.Store(min(index, 7u) * 48u + 32u, cells.Load(min(index, 7u) * 48u + 32u) + 4u);
}
