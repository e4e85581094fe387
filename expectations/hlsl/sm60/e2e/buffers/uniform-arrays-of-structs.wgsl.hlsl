struct Attenuation {
  float constant;
  float linear_1;
  float quadratic;
};

struct Light {
  float3 position;
  uint kind;
  float3 colour;
  Attenuation falloff;
};

cbuffer cbuffer_lights : register(b0) {
  uint4 lights[13];
};

RWByteAddressBuffer out_1 : register(u1);

Attenuation load_lights(uint offset) {
  const Attenuation v = {asfloat(lights[offset >> 4u].x), asfloat(lights[(offset + 4u) >> 4u].y), asfloat(lights[(offset + 8u) >> 4u].z)};
  return v;
}

Light load_lights_1(uint offset) {
  const Light v = {asfloat(lights[offset >> 4u].xyz), lights[(offset + 12u) >> 4u].w, asfloat(lights[(offset + 16u) >> 4u].xyz), load_lights(offset + 32u)};
  return v;
}

[numthreads(1, 1, 1)]
void main() {
  uint i = 0u;
  while (i < lights[12].x) {
    const Light light = load_lights_1(min(i, 3u) * 48u);
    const float d = length(light.position);
    const Attenuation f = light.falloff;
    out_1.Store3(0u, asuint(asfloat(out_1.Load3(0u)) + light.colour / (f.constant + d * (f.linear_1 + d * f.quadratic))));
    i = i + 1u;
  }
}
