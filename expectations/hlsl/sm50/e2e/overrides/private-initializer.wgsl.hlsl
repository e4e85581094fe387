static uint state = 52u;
static float2 corner = float2(17.0f, 1.0f);
RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  state = state ^ (state << 13u);
  out_1.Store(0u, asuint(float(state)));
  out_1.Store(4u, asuint(corner.x));
}
