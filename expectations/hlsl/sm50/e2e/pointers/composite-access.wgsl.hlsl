struct Body {
  float3 place;
  float2 parts[3];
};

RWByteAddressBuffer bodies : register(u0);
static const int constants[4] = {int(1), int(2), int(3), int(4)};

typedef float2 load_bodies_result[3];
load_bodies_result load_bodies(uint offset) {
  float2 value[3] = (float2[3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    value[v_1] = asfloat(bodies.Load2(offset + v_1 * 8u));
    v = v_1 + 1u;
  }
  return value;
}

Body load_bodies_1(uint offset) {
  const float3 v = asfloat(bodies.Load3(offset));
  const Body v_1 = {v, load_bodies(offset + 16u)};
  return v_1;
}

void move_it(inout Body b, float3 by) {
  b.place = b.place + by;
  b.parts[1].x = b.place.y;
  b.place.z = 0.0f;
}

int first(inout int list[4]) {
  list[0] = asint(asuint(list[0]) + 1u);
  return list[0];
}

[numthreads(1, 1, 1)]
void main() {
  Body b = load_bodies_1(0u);
  move_it(b, float3(1.0f, 2.0f, 3.0f));
  bodies.Store3(48u, asuint(b.place));
  bodies.Store2(80u, asuint(b.parts[1]));
  int list[4] = constants;
  bodies.Store(68u, asuint(float(first(list))));
}
