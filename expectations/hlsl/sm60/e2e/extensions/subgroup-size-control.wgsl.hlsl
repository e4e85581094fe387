struct given_inputs {
  uint3 id : SV_DispatchThreadID;
};

RWByteAddressBuffer sums : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(64, 1, 1)]
void fixed(uint3 id : SV_DispatchThreadID) {
  sums.Store(min(id.x, colorfast_size(sums) / 4u - 1u) * 4u, asuint(WaveActiveSum(asfloat(sums.Load(min(id.x, colorfast_size(sums) / 4u - 1u) * 4u)))));
}

void given_inner(uint3 id, uint lanes) {
  sums.Store(min(id.x, colorfast_size(sums) / 4u - 1u) * 4u, asuint(WaveActiveMax(asfloat(sums.Load(min(id.x, colorfast_size(sums) / 4u - 1u) * 4u))) / float(lanes)));
}

[numthreads(64, 1, 1)]
void given(given_inputs inputs) {
  given_inner(inputs.id, WaveGetLaneCount());
}
