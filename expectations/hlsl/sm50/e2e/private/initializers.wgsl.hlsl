struct State {
  float2 position;
  int history[4];
};

static int a = int(0);
static float b = 2.5f;
static int c[3] = {int(1), int(2), int(3)};
static State d = {float2(2.0f, 4.0f), {int(4), int(5), int(6), int(7)}};
static float2x2 e = float2x2(float2(1.0f, 0.0f), float2(0.0f, 1.0f));
static bool3 f = bool3(true, false, true);
RWByteAddressBuffer out_1 : register(u0);

void store_out(uint offset, float value[4]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 4u) {
      break;
    }
    out_1.Store(offset + v_1 * 4u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  a = asint(asuint(a) + asuint(c[min(i, 2u)]));
  e[0] = d.position;
  c[1] = a;
  int v[4] = d.history;
  v[min(asuint(c[0]), 3u)] = int(9);
  d.history = v;
  const float v_1[4] = {b, e[0].y, float(d.history[min(i, 3u)]), (f[min(i, 2u)] ? 1.0f : 0.0f)};
  store_out(0u, v_1);
}
