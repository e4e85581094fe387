cbuffer cbuffer_a : register(b0) {
  uint4 a[1];
};

ByteAddressBuffer b : register(t5);
RWByteAddressBuffer c : register(u1);

cbuffer cbuffer_d : register(b1) {
  uint4 d[1];
};

RWByteAddressBuffer e : register(u9);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  c.Store4(min(id.x, colorfast_size(c) / 16u - 1u) * 16u, asuint(asfloat(b.Load4(min(id.x + d[0].x, colorfast_size(b) / 16u - 1u) * 16u)) * asfloat(a[0])));
  e.Store(0u, d[0].y);
}
