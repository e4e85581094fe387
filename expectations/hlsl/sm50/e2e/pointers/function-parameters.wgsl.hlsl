RWByteAddressBuffer out_1 : register(u0);

void exchange(inout int a, inout int b) {
  const int t = a;
  a = b;
  b = t;
}

void order(inout int a, inout int b) {
  if (a > b) {
    exchange(a, b);
  }
}

[numthreads(1, 1, 1)]
void main() {
  int low = asint(out_1.Load(0u));
  int high = asint(out_1.Load(4u));
  order(low, high);
  out_1.Store2(0u, asuint(int2(low, high)));
}
