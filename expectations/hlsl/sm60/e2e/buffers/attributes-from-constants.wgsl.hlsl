RWByteAddressBuffer x : register(u2, space1);

cbuffer cbuffer_y : register(b3, space1) {
  uint4 y[4];
};

[numthreads(1, 1, 1)]
void main() {
  x.Store(0u, y[2].x);
  x.Store(32u, y[0].x);
}
