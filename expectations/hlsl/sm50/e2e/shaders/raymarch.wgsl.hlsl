struct Surface {
  float distance_1;
  uint material;
};

struct Triangle {
  float4 clip_1;
  float2 uv;
};

struct vertex_main_inputs {
  uint i : SV_VertexID;
};

struct vertex_main_outputs {
  float2 uv : TEXCOORD0;
  float4 clip_1 : SV_Position;
};

struct fragment_main_inputs {
  float2 uv : TEXCOORD0;
  float4 clip_1 : SV_Position;
};

struct fragment_main_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_view : register(b0) {
  uint4 view[1];
};

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

static const Surface constants = {40.0f, 0u};
static const float3 constants_1[3] = {float3(0.8f, 0.8f, 0.75f), float3(0.9f, 0.3f, 0.2f), float3(0.2f, 0.5f, 0.9f)};

Triangle vertex_main_inner(uint i) {
  const float2 uv = float2(uint2((i & 1u) << 2u, (i & 2u) << 1u)) - 1.0f;
  const Triangle v = {float4(uv, 0.0f, 1.0f), uv};
  return v;
}

vertex_main_outputs vertex_main(vertex_main_inputs inputs) {
  const Triangle v = vertex_main_inner(inputs.i + root_constants[0].x);
  const vertex_main_outputs v_1 = {v.uv, v.clip_1};
  return v_1;
}

float2 rotated(float2 p, float angle) {
  const float c = cos(angle);
  const float s = sin(angle);
  return mul(p, float2x2(c, s, -s, c));
}

float box(float3 p, float3 half_size) {
  const float3 q = abs(p) - half_size;
  return length(max(q, float3(0.0f, 0.0f, 0.0f))) + min(max(q.x, max(q.y, q.z)), 0.0f);
}

float torus(float3 p, float2 radii) {
  return length(float2(length(p.xz) - radii.x, p.y)) - radii.y;
}

Surface nearer(Surface a, Surface b) {
  if (a.distance_1 < b.distance_1) {
    return a;
  }
  return b;
}

Surface scene(float3 p) {
  float3 q = p - float3(0.0f, 1.0f, 4.0f);
  const float2 turned = rotated(q.xz, asfloat(view[0].z));
  q = float3(turned.x, q.y, turned.y);
  Surface s = {p.y, 0u};
  const Surface v = s;
  const Surface v_1 = {box(q, float3(0.5f, 0.5f, 0.5f)) - 0.1f, 1u};
  s = nearer(v, v_1);
  const Surface v_2 = s;
  const Surface v_3 = {torus(q, float2(1.2f, 0.2f)), 2u};
  return nearer(v_2, v_3);
}

float3 normal_at(float3 p) {
  const float v = scene(p + float3(0.001f, 0.0f, 0.0f)).distance_1;
  const float v_1 = v - scene(p - float3(0.001f, 0.0f, 0.0f)).distance_1;
  const float v_2 = scene(p + float3(0.0f, 0.001f, 0.0f)).distance_1;
  const float v_3 = v_2 - scene(p - float3(0.0f, 0.001f, 0.0f)).distance_1;
  const float v_4 = scene(p + float3(0.0f, 0.0f, 0.001f)).distance_1;
  return normalize(float3(v_1, v_3, v_4 - scene(p - float3(0.0f, 0.0f, 0.001f)).distance_1));
}

float shadow(float3 origin, float3 direction) {
  float light = 1.0f;
  float t = 0.02f;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(t < 10.0f)) {
      break;
    }
    const float d = scene(origin + direction * t).distance_1;
    if (d < 0.001f) {
      return 0.0f;
    }
    light = min(light, 12.0f * d / t);
    t = t + max(d, 0.02f);
  }
  return light;
}

float4 fragment_main_inner(Triangle in_1) {
  const float3 origin = float3(0.0f, 1.5f, 0.0f);
  const float3 direction = normalize(float3(in_1.uv.x * asfloat(view[0].x) / asfloat(view[0].y), in_1.uv.y, 1.5f));
  const float3 sun = float3(0.55708605f, 0.74278134f, -0.37139067f);
  float t = 0.0f;
  Surface hit = constants;
  uint i = 0u;
  while (i < view[0].w) {
    hit = scene(origin + direction * t);
    t = t + hit.distance_1;
    if ((hit.distance_1 < 0.001f) || (t > 40.0f)) {
      break;
    }
    i = i + 1u;
  }
  float3 colour = lerp(float3(0.7f, 0.8f, 1.0f), float3(0.2f, 0.4f, 0.8f), saturate(direction.y));
  if (t < 40.0f) {
    const float3 p = origin + direction * t;
    const float3 n = normal_at(p);
    const float lit_1 = max(dot(n, sun), 0.0f) * shadow(p + n * 0.01f, sun);
    colour = lerp(constants_1[min(hit.material, 2u)] * (0.2f + 0.8f * lit_1), colour, smoothstep(10.0f, 40.0f, t));
  }
  return float4(sqrt(colour), 1.0f);
}

fragment_main_outputs fragment_main(fragment_main_inputs inputs) {
  const float4 v = inputs.clip_1;
  const Triangle v_1 = {float4(v.xyz, 1.0f / v.w), inputs.uv};
  const fragment_main_outputs v_2 = {fragment_main_inner(v_1)};
  return v_2;
}
