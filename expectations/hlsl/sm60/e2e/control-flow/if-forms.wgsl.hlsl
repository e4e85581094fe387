RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const int x = asint(out_1.Load(16u));
  if (x > int(0)) {
    out_1.Store(0u, asuint(int(1)));
  }
  if (x > int(1)) {
    out_1.Store(4u, asuint(int(1)));
  } else {
    out_1.Store(4u, asuint(int(2)));
  }
  if (x == int(5)) {
    out_1.Store(8u, asuint(int(1)));
  } else if (x == int(6)) {
    out_1.Store(8u, asuint(int(2)));
  } else if (!(x == int(7))) {
    out_1.Store(8u, asuint(int(4)));
  }
  if (x < int(0)) {
    if (x < int(-10)) {
      out_1.Store(12u, asuint(int(1)));
    } else if (x < int(-5)) {
      out_1.Store(12u, asuint(int(2)));
    }
  }
  if (true) {
    out_1.Store(16u, asuint(asint(out_1.Load(16u) + 1u)));
  } else {
    out_1.Store(16u, asuint(asint(out_1.Load(16u) - 1u)));
  }
  if (false) {
    out_1.Store(16u, asuint(int(0)));
  }
}
