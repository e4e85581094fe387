RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  switch (int(0)) {
    default: {
      out_1.Store(4u, asuint(int(5)));
      break;
    }
  }
  int i = int(0);
  while (true) {
    if (!(i < int(4))) {
      break;
    }
    bool continues = false;
    switch (int(0)) {
      default: {
        if (i == int(2)) {
          continues = true;
          break;
        }
        out_1.Store(8u, asuint(asint(out_1.Load(8u) + asuint(i))));
        break;
      }
    }
    if (continues) {
      i = asint(asuint(i) + 1u);
      continue;
    }
    i = asint(asuint(i) + 1u);
  }
}
