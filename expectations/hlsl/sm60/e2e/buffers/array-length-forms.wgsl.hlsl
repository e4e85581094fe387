ByteAddressBuffer bare : register(t0);
RWByteAddressBuffer words : register(u1);
ByteAddressBuffer vectors : register(t2);
RWByteAddressBuffer out_1 : register(u3);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, colorfast_size(bare) / 64u);
  out_1.Store(4u, (colorfast_size(words) - 4u) / 4u);
  out_1.Store(8u, (colorfast_size(vectors) - 16u) / 16u * 2u);
  out_1.Store(12u, (colorfast_size(words) - 4u) / 4u - words.Load(0u));
}
