RWByteAddressBuffer data : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float x = asfloat(data.Load(min(id.x, colorfast_size(data) / 4u - 1u) * 4u));
  uint i = 0u;
  while (i < 3u) {
    switch (int(2)) {
      case int(0): {
        x = x + 1.0f;
        break;
      }
      case int(1): {
        x = x * 2.0f;
        break;
      }
      default: {
        x = x * x - 1.0f;
        break;
      }
    }
    i = i + 1u;
  }
  if (false) {
    x = 1.0f - x;
  }
  data.Store(min(id.x, colorfast_size(data) / 4u - 1u) * 4u, asuint(x));
}
