struct Particle {
  float2 position;
  float2 velocity;
  float life;
  uint seed;
};

struct Point {
  float4 clip_1;
  float2 corner;
  float life;
};

struct draw_inputs {
  uint vertex : SV_VertexID;
  uint instance : SV_InstanceID;
};

struct draw_outputs {
  float2 corner : TEXCOORD0;
  float life : TEXCOORD1;
  float4 clip_1 : SV_Position;
};

struct colour_inputs {
  float2 corner : TEXCOORD0;
  float life : TEXCOORD1;
  float4 clip_1 : SV_Position;
};

struct colour_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_frame : register(b0) {
  uint4 frame[2];
};

RWByteAddressBuffer particles : register(u1);
ByteAddressBuffer drawn : register(t2);
static bool is_discarded = false;

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

static const float2 constants[6] = {float2(-1.0f, -1.0f), float2(1.0f, -1.0f), float2(-1.0f, 1.0f), float2(-1.0f, 1.0f), float2(1.0f, -1.0f), float2(1.0f, 1.0f)};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_particles(uint offset, Particle value) {
  particles.Store2(offset, asuint(value.position));
  particles.Store2(offset + 8u, asuint(value.velocity));
  particles.Store(offset + 16u, asuint(value.life));
  particles.Store(offset + 20u, value.seed);
}

Particle load_particles(uint offset) {
  const Particle v = {asfloat(particles.Load2(offset)), asfloat(particles.Load2(offset + 8u)), asfloat(particles.Load(offset + 16u)), particles.Load(offset + 20u)};
  return v;
}

Particle load_drawn(uint offset) {
  const Particle v = {asfloat(drawn.Load2(offset)), asfloat(drawn.Load2(offset + 8u)), asfloat(drawn.Load(offset + 16u)), drawn.Load(offset + 20u)};
  return v;
}

uint hash(uint x) {
  uint h = x * 747796405u + 2891336453u;
  h = ((h >> (((h >> 28u) + 4u) & 31u)) ^ h) * 277803737u;
  return (h >> 22u) ^ h;
}

float unit(uint x) {
  return float(x >> 8u) / 16777216.0f;
}

void spawn(inout Particle p) {
  const uint first = hash(p.seed);
  const uint second = hash(first);
  const float angle = unit(first) * 6.2831855f;
  p.position = float2(0.0f, 0.0f);
  p.velocity = float2(cos(angle), sin(angle)) * (0.2f + unit(second));
  p.life = 1.0f + 2.0f * unit(hash(second));
  p.seed = second;
}

[numthreads(64, 1, 1)]
void simulate(uint3 id : SV_DispatchThreadID) {
  if (id.x >= min(frame[1].x, colorfast_size(particles) / 24u)) {
    return;
  }
  Particle p = load_particles(min(id.x, colorfast_size(particles) / 24u - 1u) * 24u);
  p.life = p.life - asfloat(frame[0].x);
  if (p.life <= 0.0f) {
    spawn(p);
  } else {
    p.velocity = p.velocity + asfloat(frame[0].zw) * asfloat(frame[0].x);
    p.position = p.position + p.velocity * asfloat(frame[0].x);
    if (p.position.y < -1.0f) {
      p.position.y = -2.0f - p.position.y;
      p.velocity.y = p.velocity.y * -0.6f;
    }
  }
  const Particle v = p;
  const uint v_1 = min(id.x, colorfast_size(particles) / 24u - 1u) * 24u;
  if (!is_discarded) {
    store_particles(v_1, v);
  }
}

Point draw_inner(uint vertex, uint instance) {
  const float2 corner = constants[min(vertex % 6u, 5u)];
  const Particle p = load_drawn(min(instance, colorfast_size(drawn) / 24u - 1u) * 24u);
  const Point v = {float4(p.position + corner * 0.01f, 0.0f, 1.0f), corner, p.life};
  return v;
}

draw_outputs draw(draw_inputs inputs) {
  const Point v = draw_inner(inputs.vertex + root_constants[0].x, inputs.instance + root_constants[0].y);
  const draw_outputs v_1 = {v.corner, v.life, v.clip_1};
  return v_1;
}

float4 colour_inner(Point p) {
  const float r = dot(p.corner, p.corner);
  if (r > 1.0f) {
    is_discarded = true;
  }
  const float heat = saturate(p.life / 3.0f);
  if (is_discarded) {
    discard;
  }
  return float4(1.0f, heat, heat * heat, 1.0f - r);
}

colour_outputs colour(colour_inputs inputs) {
  const float4 v = inputs.clip_1;
  const Point v_1 = {float4(v.xyz, 1.0f / v.w), inputs.corner, inputs.life};
  const colour_outputs v_2 = {colour_inner(v_1)};
  return v_2;
}
