struct Record {
  uint key;
  float2 value;
};

RWByteAddressBuffer store : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_store(uint offset, Record value) {
  store.Store(offset, value.key);
  store.Store2(offset + 8u, asuint(value.value));
}

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint capacity = (colorfast_size(store) - 32u) / 16u;
  uint original = 0u;
  store.InterlockedAdd(4u, 1u, original);
  const uint slot = original;
  if (slot < capacity) {
    const Record v = {id.x * store.Load(0u), asfloat(store.Load4(16u)).xy};
    store_store(min(slot, (colorfast_size(store) - 32u) / 16u - 1u) * 16u + 32u, v);
  }
}
