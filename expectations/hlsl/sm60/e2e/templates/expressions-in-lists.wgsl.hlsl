static float a[5] = (float[5])0;
static float b[2] = (float[2])0;
static float c[3] = (float[3])0;
static float d[5] = (float[5])0;
static float e[4][2] = (float[4][2])0;
RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  a[4] = 1.0f;
  b[1] = a[4];
  c[2] = b[0];
  d[4] = c[1];
  e[3][1] = d[0];
  out_1.Store(0u, asuint(e[1][0]));
}
