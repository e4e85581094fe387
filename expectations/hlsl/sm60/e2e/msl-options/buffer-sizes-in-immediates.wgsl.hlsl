cbuffer cbuffer_draw : register(b12, space32) {
  uint4 draw[1];
};

ByteAddressBuffer values : register(t0);
RWByteAddressBuffer sums : register(u1);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x < colorfast_size(sums) / 4u) {
    sums.Store(min(id.x, colorfast_size(sums) / 4u - 1u) * 4u, asuint(asfloat(values.Load(min(id.x + draw[0].x, colorfast_size(values) / 4u - 1u) * 4u)) * asfloat(draw[0].z)));
  }
}
