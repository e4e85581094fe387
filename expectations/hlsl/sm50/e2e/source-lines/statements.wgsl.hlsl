RWByteAddressBuffer result : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float sum(uint count) {
  #line 9
  float total = 0.0f;
  #line 10
  #line 10
  uint i = 0u;
  #line 10
  while (i < count) {
    #line 11
    total = total + asfloat(result.Load(min(i, colorfast_size(result) / 4u - 1u) * 4u));
    #line 11
    #line 10
    i = i + 1u;
  }
  #line 14
  return total;
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  #line 19
  if (i == 0u) {
    #line 20
    result.Store(0u, asuint(sum(4u)));
  } else {
    #line 22
    switch (i) {
      case 1u: {
        #line 24
        result.Store(4u, asuint(2.0f));
        #line 24
        break;
      }
      default: {
        #line 27
        result.Store(min(i, colorfast_size(result) / 4u - 1u) * 4u, asuint(((asfloat(result.Load(min(i, colorfast_size(result) / 4u - 1u) * 4u)) > 3.0f) && (i > 2u) ? 2.0f : 1.0f)));
        #line 27
        break;
      }
    }
  }
  #line 27
}
