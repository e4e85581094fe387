struct v_Ray {
  float3 origin;
  float3 direction;
};

struct Hit {
  float distance_1;
  float3 normal;
  bool found;
};

RWByteAddressBuffer out_1 : register(u0);
static const v_Ray constants = {float3(1.0f, 1.0f, 1.0f), float3(1.0f, 1.0f, 1.0f)};

float3 at(v_Ray r, float t) {
  return r.origin + t * r.direction;
}

Hit floor_hit(v_Ray r) {
  if (r.direction.y >= 0.0f) {
    return (Hit)0;
  }
  const Hit v = {-r.origin.y / r.direction.y, float3(0.0f, 1.0f, 0.0f), true};
  return v;
}

[numthreads(1, 1, 1)]
void main() {
  const v_Ray r = {asfloat(out_1.Load4(0u)).xyz, float3(0.0f, -1.0f, 0.5f)};
  const Hit h = floor_hit(r);
  out_1.Store4(0u, asuint(float4(at(r, h.distance_1), float(h.found))));
  out_1.Store4(16u, asuint(float4(floor_hit(constants).normal, 0.0f)));
}
