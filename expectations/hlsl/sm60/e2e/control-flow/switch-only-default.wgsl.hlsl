RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  do {
    out_1.Store(4u, asuint(int(5)));
  } while (false);
  int i = int(0);
  while (i < int(4)) {
    bool continues = false;
    do {
      if (i == int(2)) {
        continues = true;
        break;
      }
      out_1.Store(8u, asuint(asint(out_1.Load(8u) + asuint(i))));
    } while (false);
    if (continues) {
      i = asint(asuint(i) + 1u);
      continue;
    }
    i = asint(asuint(i) + 1u);
  }
}
