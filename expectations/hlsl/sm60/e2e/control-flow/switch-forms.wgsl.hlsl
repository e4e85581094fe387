RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  switch (asint(out_1.Load(0u))) {
    case int(0): {
      out_1.Store(0u, asuint(int(10)));
      break;
    }
    case int(1): case int(2): {
      out_1.Store(0u, asuint(int(20)));
      break;
    }
    case int(3): {
      out_1.Store(0u, asuint(int(30)));
      break;
    }
    default: {
      break;
    }
  }
  switch (uint(asint(out_1.Load(4u)))) {
    default: {
      out_1.Store(4u, asuint(int(0)));
      break;
    }
    case 16u: {
      out_1.Store(4u, asuint(int(1)));
      break;
    }
    case 17u: case 18u: {
      out_1.Store(4u, asuint(int(2)));
      break;
    }
  }
  switch (asint(out_1.Load(8u) + 1u)) {
    case int(-1): default: case int(1): {
      out_1.Store(8u, asuint(int(7)));
      break;
    }
    case int(2): {
      out_1.Store(8u, asuint(int(8)));
      break;
    }
  }
  switch (int(3)) {
    case int(3): {
      out_1.Store(12u, asuint(int(1)));
      break;
    }
    default: {
      out_1.Store(12u, asuint(int(2)));
      break;
    }
  }
}
