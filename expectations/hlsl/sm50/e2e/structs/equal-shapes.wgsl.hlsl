struct Celsius {
  float degrees_1;
};

struct Fahrenheit {
  float degrees_1;
};

ByteAddressBuffer cold : register(t0);
RWByteAddressBuffer warm : register(u1);

Celsius load_cold(uint offset) {
  const Celsius v = {asfloat(cold.Load(offset))};
  return v;
}

void store_warm(uint offset, Fahrenheit value) {
  warm.Store(offset, asuint(value.degrees_1));
}

Fahrenheit convert(Celsius c) {
  const Fahrenheit v = {c.degrees_1 * 1.8f + 32.0f};
  return v;
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  store_warm(min(i, 3u) * 4u, convert(load_cold(min(i, 3u) * 4u)));
}
