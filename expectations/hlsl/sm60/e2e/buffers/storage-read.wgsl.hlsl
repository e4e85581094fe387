ByteAddressBuffer explicit_mode : register(t0);
ByteAddressBuffer default_mode : register(t1);
RWByteAddressBuffer out_1 : register(u2);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(16, 1, 1)]
void main(uint i : SV_GroupIndex) {
  out_1.Store(min(i, colorfast_size(out_1) / 4u - 1u) * 4u, asuint(dot(asfloat(explicit_mode.Load2(min(i, colorfast_size(explicit_mode) / 8u - 1u) * 8u)), float2(1.0f, 1.0f)) + float(default_mode.Load(min(15u - i, 15u) * 4u))));
}
