cbuffer cbuffer_v : register(b0) {
  uint4 v[1];
};

RWByteAddressBuffer out_1 : register(u1);

[numthreads(1, 1, 1)]
void main() {
  const bool a = asint(v[0].x) > int(0);
  const bool b = asint(v[0].y) > int(0);
  const bool c = asint(v[0].z) > int(0);
  out_1.Store(0u, uint((a && b) && c));
  out_1.Store(4u, uint(a || (b && c)));
  const bool v_1 = select(a, a, b);
  out_1.Store(8u, uint(select(v_1, c, v_1)));
  out_1.Store(12u, uint((!a == b)));
  out_1.Store(16u, uint((a != (b || c))));
  out_1.Store(20u, uint(!(!a)));
}
