RWByteAddressBuffer o : register(u0);

int a(int x) {
  return asint(asuint(x) + 1u);
}

int b(int x) {
  return asint(asuint(a(x)) * 2u);
}

int c(int x) {
  const int v = b(x);
  return asint(asuint(v) - asuint(a(x)));
}

int d(int x) {
  return c(b(x));
}

int e(int x) {
  if (x > int(0)) {
    return d(x);
  }
  return c(x);
}

[numthreads(1, 1, 1)]
void main() {
  o.Store(0u, asuint(e(asint(o.Load(4u)))));
  o.Store(4u, asuint(e(asint(~o.Load(0u) + 1u))));
}
