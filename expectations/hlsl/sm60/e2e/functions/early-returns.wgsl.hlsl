ByteAddressBuffer data : register(t0);
RWByteAddressBuffer out_1 : register(u1);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

int first_above(int limit) {
  const int n = int(colorfast_size(data) / 4u);
  if (n == int(0)) {
    return int(-2);
  }
  int i = int(0);
  while (i < n) {
    bool continues = false;
    bool returns = false;
    int return_value = int(0);
    switch (asint(data.Load(min(asuint(i), colorfast_size(data) / 4u - 1u) * 4u))) {
      case int(0): {
        continues = true;
        break;
      }
      case int(-1): {
        return_value = int(-3);
        returns = true;
        break;
      }
      default: {
        if (asint(data.Load(min(asuint(i), colorfast_size(data) / 4u - 1u) * 4u)) > limit) {
          return_value = i;
          returns = true;
          break;
        }
        break;
      }
    }
    if (returns) {
      return return_value;
    }
    if (continues) {
      i = asint(asuint(i) + 1u);
      continue;
    }
    i = asint(asuint(i) + 1u);
  }
  return int(-1);
}

[numthreads(4, 1, 1)]
void main(uint3 id : SV_GroupThreadID) {
  out_1.Store(min(id.x, 3u) * 4u, asuint(first_above(asint(asuint(int(id.x)) * 10u))));
}
