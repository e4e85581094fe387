RWByteAddressBuffer out_1 : register(u0);

[numthreads(64, 1, 1)]
void a() {
  uint original = 0u;
  out_1.InterlockedAdd(0u, 1u, original);
}

[numthreads(8, 8, 1)]
void b() {
  uint original = 0u;
  out_1.InterlockedAdd(0u, 1u, original);
}

[numthreads(4, 8, 1)]
void c() {
  uint original = 0u;
  out_1.InterlockedAdd(0u, 1u, original);
}

[numthreads(1, 1, 64)]
void d() {
  uint original = 0u;
  out_1.InterlockedAdd(0u, 1u, original);
}
