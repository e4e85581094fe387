RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  switch (asint(out_1.Load(0u))) {
    case int(0): {
      switch (asint(out_1.Load(4u))) {
        case int(1): {
          if (asint(out_1.Load(8u)) == int(0)) {
            break;
          }
          out_1.Store(12u, asuint(int(1)));
          break;
        }
        default: {
          out_1.Store(12u, asuint(int(2)));
          break;
        }
      }
      out_1.Store(0u, asuint(int(5)));
      break;
    }
    case int(1): case int(2): {
      switch (asint(out_1.Load(8u))) {
        case int(3): {
          break;
        }
        default: {
          return;
        }
      }
      break;
    }
    default: {
      break;
    }
  }
  out_1.Store(4u, asuint(int(9)));
}
