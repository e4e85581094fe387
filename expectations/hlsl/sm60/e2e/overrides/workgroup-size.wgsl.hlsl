RWByteAddressBuffer out_1 : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(8, 4, 1)]
void flat(uint i : SV_GroupIndex) {
  out_1.Store(min(i, colorfast_size(out_1) / 4u - 1u) * 4u, 8u);
}

[numthreads(4, 16, 1)]
void tall(uint i : SV_GroupIndex) {
  out_1.Store(min(i, colorfast_size(out_1) / 4u - 1u) * 4u, 4u);
}

[numthreads(8, 1, 1)]
void line_1(uint i : SV_GroupIndex) {
  out_1.Store(min(i, colorfast_size(out_1) / 4u - 1u) * 4u, i);
}
