struct Blade {
  float3 root;
  float height;
  float facing;
  float stiffness;
  float2 shade;
};

struct Strand {
  float4 position;
  float3 normal;
  float along;
  float2 shade;
};

struct bend_inputs {
  uint v : SV_VertexID;
  uint i : SV_InstanceID;
};

struct bend_outputs {
  float3 normal : TEXCOORD0;
  float along : TEXCOORD1;
  nointerpolation float2 shade : TEXCOORD2;
  float4 position : SV_Position;
};

struct shade_inputs {
  float3 normal : TEXCOORD0;
  float along : TEXCOORD1;
  nointerpolation float2 shade : TEXCOORD2;
  float4 position : SV_Position;
  bool front : SV_IsFrontFace;
};

struct shade_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_field : register(b0) {
  uint4 field[7];
};

RWByteAddressBuffer blades : register(u1);
Texture2D<float4> heights : register(t2);
SamplerState bilinear : register(s3);
ByteAddressBuffer placed : register(t3);

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_blades(uint offset, Blade value) {
  blades.Store3(offset, asuint(value.root));
  blades.Store(offset + 12u, asuint(value.height));
  blades.Store(offset + 16u, asuint(value.facing));
  blades.Store(offset + 20u, asuint(value.stiffness));
  blades.Store2(offset + 24u, asuint(value.shade));
}

Blade load_placed(uint offset) {
  const Blade v = {asfloat(placed.Load3(offset)), asfloat(placed.Load(offset + 12u)), asfloat(placed.Load(offset + 16u)), asfloat(placed.Load(offset + 20u)), asfloat(placed.Load2(offset + 24u))};
  return v;
}

float rand(float2 seed) {
  return frac(sin(dot(seed, float2(12.9898f, 78.233f))) * 43758.547f);
}

[numthreads(64, 1, 1)]
void place(uint3 id : SV_DispatchThreadID) {
  if (id.x >= field[5].w) {
    return;
  }
  const uint side = uint(clamp(ceil(sqrt(float(field[5].w))), 0.0f, 4294967000.0f));
  const float2 cell = float2(uint2(id.x % ((side == 0u) ? 1u : side), id.x / ((side == 0u) ? 1u : side)));
  const float v = rand(cell);
  const float2 uv = (cell + float2(v, rand(cell.yx))) / float(side);
  const float ground = heights.SampleLevel(bilinear, uv, 0.0f).x;
  Blade blade = (Blade)0;
  blade.root = float3((uv.x - 0.5f) * asfloat(field[5].z), ground, (uv.y - 0.5f) * asfloat(field[5].z));
  blade.height = lerp(0.4f, 1.0f, rand(cell + 3.0f));
  blade.facing = rand(cell + 5.0f) * 6.2831855f;
  blade.stiffness = lerp(0.2f, 0.6f, rand(cell + 7.0f));
  blade.shade = float2(rand(cell + 11.0f), ground);
  store_blades(min(id.x, colorfast_size(blades) / 32u - 1u) * 32u, blade);
}

float3 curve(float3 p0, float3 p1, float3 p2, float t) {
  return lerp(lerp(p0, p1, t), lerp(p1, p2, t), t);
}

Strand bend_inner(uint v, uint i) {
  const Blade blade = load_placed(min(i, colorfast_size(placed) / 32u - 1u) * 32u);
  const float t = float(v >> 1u) / 4.0f;
  const float side = float(v & 1u) - 0.5f;
  const float3 across = float3(cos(blade.facing), 0.0f, sin(blade.facing));
  const float gust = sin(dot(blade.root.xz, asfloat(field[5].xy)) * 0.3f + asfloat(field[4].w) * 2.0f) * (1.0f - blade.stiffness);
  const float3 lean = float3(asfloat(field[5].x), 0.0f, asfloat(field[5].y)) * gust * blade.height;
  const float3 tip = blade.root + float3(0.0f, blade.height, 0.0f) + lean;
  const float3 middle = blade.root + float3(0.0f, blade.height * 0.6f, 0.0f) + lean * 0.2f;
  const float3 spine = curve(blade.root, middle, tip, t);
  const float3 ahead = curve(blade.root, middle, tip, t + 0.05f);
  const float3 world = spine + across * side * 0.05f * (1.0f - t);
  Strand out_1 = (Strand)0;
  out_1.position = mul(float4(world, 1.0f), float4x4(asfloat(field[0]), asfloat(field[1]), asfloat(field[2]), asfloat(field[3])));
  out_1.normal = normalize(cross(across, ahead - spine));
  out_1.along = t;
  out_1.shade = blade.shade;
  return out_1;
}

bend_outputs bend(bend_inputs inputs) {
  const Strand v = bend_inner(inputs.v + root_constants[0].x, inputs.i + root_constants[0].y);
  const bend_outputs v_1 = {v.normal, v.along, v.shade, v.position};
  return v_1;
}

float4 shade_inner(Strand in_1, bool front) {
  const float3 normal = (((bool3)front) ? in_1.normal : -in_1.normal);
  const float light = saturate(dot(normalize(normal), asfloat(field[6].xyz)));
  const float through = saturate(dot(-normal, asfloat(field[6].xyz))) * 0.5f;
  const float3 colour = lerp(float3(0.05f, 0.2f, 0.02f), float3(0.5f, 0.7f, 0.2f), in_1.along * (0.7f + 0.3f * in_1.shade.x));
  return float4(colour * (0.2f + light + through), 1.0f);
}

shade_outputs shade(shade_inputs inputs) {
  const float4 v = inputs.position;
  const Strand v_1 = {float4(v.xyz, 1.0f / v.w), inputs.normal, inputs.along, inputs.shade};
  const shade_outputs v_2 = {shade_inner(v_1, inputs.front)};
  return v_2;
}
