RWByteAddressBuffer out_1 : register(u0);

void ends_by_return() {
  out_1.Store(0u, asuint(int(1)));
}

void runs_out() {
  out_1.Store(4u, asuint(int(2)));
}

void either(bool stop) {
  if (stop) {
    return;
  }
  out_1.Store(8u, asuint(int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  ends_by_return();
  runs_out();
  either((asint(out_1.Load(0u)) == int(1)));
}
