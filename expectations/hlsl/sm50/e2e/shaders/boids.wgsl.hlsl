struct Bird {
  float2 position;
  float2 velocity;
};

struct Neighbours {
  float2 center;
  uint center_count;
  float2 way;
  uint way_count;
  float2 push;
};

struct Drawn {
  float4 position;
  float3 color;
};

struct draw_inputs {
  float2 corner : TEXCOORD0;
  float2 position : TEXCOORD1;
  float2 velocity : TEXCOORD2;
  uint index : SV_InstanceID;
};

struct draw_outputs {
  nointerpolation float3 color : TEXCOORD0;
  float4 position : SV_Position;
};

struct paint_inputs {
  nointerpolation float3 color : TEXCOORD0;
  float4 position : SV_Position;
};

struct paint_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_rules : register(b0) {
  uint4 rules[2];
};

ByteAddressBuffer before : register(t1);
RWByteAddressBuffer after : register(u2);

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Bird load_before(uint offset) {
  const Bird v = {asfloat(before.Load2(offset)), asfloat(before.Load2(offset + 8u))};
  return v;
}

void store_after(uint offset, Bird value) {
  after.Store2(offset, asuint(value.position));
  after.Store2(offset + 8u, asuint(value.velocity));
}

Neighbours look_around(uint own, Bird bird) {
  Neighbours seen = (Neighbours)0;
  uint i = 0u;
  while (i < colorfast_size(before) / 16u) {
    if (i == own) {
      i = i + 1u;
      continue;
    }
    const Bird other = load_before(min(i, colorfast_size(before) / 16u - 1u) * 16u);
    const float gap = distance(other.position, bird.position);
    if (gap < asfloat(rules[0].y)) {
      seen.center = seen.center + other.position;
      seen.center_count = seen.center_count + 1u;
    }
    if (gap < asfloat(rules[0].z)) {
      seen.push = seen.push - (other.position - bird.position);
    }
    if (gap < asfloat(rules[0].w)) {
      seen.way = seen.way + other.velocity;
      seen.way_count = seen.way_count + 1u;
    }
    i = i + 1u;
  }
  return seen;
}

[numthreads(64, 1, 1)]
void steer(uint3 id : SV_DispatchThreadID) {
  if (id.x >= colorfast_size(before) / 16u) {
    return;
  }
  Bird bird = load_before(min(id.x, colorfast_size(before) / 16u - 1u) * 16u);
  const Neighbours seen = look_around(id.x, bird);
  if (seen.center_count > 0u) {
    bird.velocity = bird.velocity + (seen.center / float(seen.center_count) - bird.position) * asfloat(rules[1].x);
  }
  if (seen.way_count > 0u) {
    bird.velocity = bird.velocity + seen.way / float(seen.way_count) * asfloat(rules[1].z);
  }
  bird.velocity = bird.velocity + seen.push * asfloat(rules[1].y);
  bird.velocity = normalize(bird.velocity) * clamp(length(bird.velocity), 0.0f, 0.1f);
  bird.position = bird.position + bird.velocity * asfloat(rules[0].x);
  bird.position = bird.position - 2.0f * floor((bird.position + 1.0f) / 2.0f);
  store_after(min(id.x, colorfast_size(after) / 16u - 1u) * 16u, bird);
}

Drawn draw_inner(float2 corner, float2 position, float2 velocity, uint index) {
  const float angle = -atan2(velocity.x, velocity.y);
  const float2x2 turn = float2x2(cos(angle), sin(angle), -sin(angle), cos(angle));
  const float hue = float(index % 7u) / 7.0f;
  const Drawn v = {float4(mul(corner, turn) + position, 0.0f, 1.0f), float3(hue, 1.0f - hue, 0.5f)};
  return v;
}

draw_outputs draw(draw_inputs inputs) {
  const Drawn v = draw_inner(inputs.corner, inputs.position, inputs.velocity, inputs.index + root_constants[0].y);
  const draw_outputs v_1 = {v.color, v.position};
  return v_1;
}

float4 paint_inner(Drawn in_1) {
  return float4(in_1.color, 1.0f);
}

paint_outputs paint(paint_inputs inputs) {
  const float4 v = inputs.position;
  const Drawn v_1 = {float4(v.xyz, 1.0f / v.w), inputs.color};
  const paint_outputs v_2 = {paint_inner(v_1)};
  return v_2;
}
