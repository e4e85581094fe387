struct Tail {
  float a;
  float3 b;
};

RWByteAddressBuffer points : register(u0);
RWByteAddressBuffer tails : register(u1);
RWByteAddressBuffer frames : register(u2);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_tails(uint offset, Tail value) {
  tails.Store(offset, asuint(value.a));
  tails.Store3(offset + 16u, asuint(value.b));
}

void store_frames(uint offset, float3x3 value) {
  frames.Store3(offset, asuint(value[0]));
  frames.Store3(offset + 16u, asuint(value[1]));
  frames.Store3(offset + 32u, asuint(value[2]));
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  points.Store3(min(i, colorfast_size(points) / 16u - 1u) * 16u, asuint(asfloat(points.Load3(min(i, colorfast_size(points) / 16u - 1u) * 16u)).zyx));
  points.Store(min(i + 4u, colorfast_size(points) / 16u - 1u) * 16u + 4u, asuint(1.0f));
  tails.Store3(min(i, 3u) * 32u + 16u, asuint(asfloat(points.Load3(min(i, colorfast_size(points) / 16u - 1u) * 16u)) + asfloat(tails.Load(min(i, 3u) * 32u))));
  const Tail v = {2.0f, asfloat(points.Load3(0u))};
  store_tails(96u, v);
  store_frames(min(i % 2u, 1u) * 48u, float3x3(asfloat(points.Load3(0u)), asfloat(points.Load3(16u)), asfloat(frames.Load3(min(i % 3u, 2u) * 16u))));
}
