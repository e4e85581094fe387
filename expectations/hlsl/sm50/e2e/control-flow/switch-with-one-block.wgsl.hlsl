RWByteAddressBuffer out_1 : register(u0);

int effect() {
  out_1.Store(0u, asuint(asint(out_1.Load(0u) + 1u)));
  return asint(out_1.Load(4u));
}

int returning(int x) {
  do {
    if (x > int(3)) {
      return int(1);
    }
  } while (false);
  return int(2);
}

int only_returning(int x) {
  do {
    return asint(asuint(x) + 1u);
  } while (false);
  return int(0);
}

void nested(int x) {
  do {
    do {
      if (x == int(7)) {
        break;
      }
      out_1.Store(8u, asuint(asint(out_1.Load(8u) + 1u)));
    } while (false);
    int i = int(0);
    while (i < x) {
      if (i == int(3)) {
        break;
      }
      out_1.Store(8u, asuint(asint(out_1.Load(8u) + asuint(i))));
      i = asint(asuint(i) + 1u);
    }
    if (x == int(8)) {
      break;
    }
    out_1.Store(8u, asuint(asint(out_1.Load(8u) + 10u)));
  } while (false);
}

[numthreads(1, 1, 1)]
void main() {
  effect();
  do {
    const int v = returning(asint(out_1.Load(4u)));
    out_1.Store(12u, asuint(asint(asuint(v) + asuint(only_returning(asint(out_1.Load(8u)))))));
  } while (false);
  nested(asint(out_1.Load(0u)));
}
