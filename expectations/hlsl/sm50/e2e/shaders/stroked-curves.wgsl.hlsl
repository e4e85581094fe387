struct Curve {
  float2 start;
  float2 control;
  float2 end;
  float width;
  uint color;
};

struct Ribbon {
  float4 position;
  float across;
  float along;
  uint color;
  float half_width;
};

struct expand_inputs {
  uint vertex : SV_VertexID;
  uint index : SV_InstanceID;
};

struct expand_outputs {
  float across : TEXCOORD0;
  noperspective float along : TEXCOORD1;
  nointerpolation uint color : TEXCOORD2;
  nointerpolation float half_width : TEXCOORD3;
  float4 position : SV_Position;
};

struct paint_inputs {
  float across : TEXCOORD0;
  noperspective float along : TEXCOORD1;
  nointerpolation uint color : TEXCOORD2;
  nointerpolation float half_width : TEXCOORD3;
  float4 position : SV_Position;
};

struct paint_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_canvas : register(b0) {
  uint4 canvas[1];
};

ByteAddressBuffer curves : register(t1);
static bool is_discarded = false;

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Curve load_curves(uint offset) {
  const Curve v = {asfloat(curves.Load2(offset)), asfloat(curves.Load2(offset + 8u)), asfloat(curves.Load2(offset + 16u)), asfloat(curves.Load(offset + 24u)), curves.Load(offset + 28u)};
  return v;
}

float2 point_at(Curve curve, float t) {
  const float2 a = lerp(curve.start, curve.control, t);
  const float2 b = lerp(curve.control, curve.end, t);
  return lerp(a, b, t);
}

float2 tangent_at(Curve curve, float t) {
  const float2 direction = lerp(curve.control - curve.start, curve.end - curve.control, t);
  return (((bool2)(dot(direction, direction) < 1e-12f)) ? float2(1.0f, 0.0f) : normalize(direction));
}

Ribbon expand_inner(uint vertex, uint index) {
  const Curve curve = load_curves(min(index, colorfast_size(curves) / 32u - 1u) * 32u);
  const float t = float(vertex / 2u) / 16.0f;
  const float side = float(vertex & 1u) * 2.0f - 1.0f;
  const float2 tangent = tangent_at(curve, t);
  const float2 normal = float2(-tangent.y, tangent.x);
  const float reach = curve.width * 0.5f + asfloat(canvas[0].z);
  const float2 place = point_at(curve, t) + normal * side * reach;
  Ribbon out_1 = (Ribbon)0;
  out_1.position = float4(place / asfloat(canvas[0].xy) * float2(2.0f, -2.0f) + float2(-1.0f, 1.0f), 0.0f, 1.0f);
  out_1.across = side * reach;
  out_1.along = t;
  out_1.color = curve.color;
  out_1.half_width = curve.width * 0.5f;
  return out_1;
}

expand_outputs expand(expand_inputs inputs) {
  const Ribbon v = expand_inner(inputs.vertex + root_constants[0].x, inputs.index + root_constants[0].y);
  const expand_outputs v_1 = {v.across, v.along, v.color, v.half_width, v.position};
  return v_1;
}

float4 premultiplied(uint color, float coverage) {
  const float4 straight = float4(uint4(color & 255u, (color >> 8u) & 255u, (color >> 16u) & 255u, color >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f);
  const float alpha = straight.w * coverage;
  return float4(straight.xyz * alpha, alpha);
}

float4 paint_inner(Ribbon in_1) {
  const float edge = in_1.half_width - abs(in_1.across);
  const float softness = max(fwidth(in_1.across), asfloat(canvas[0].z));
  const float coverage = smoothstep(-softness, softness, edge);
  if (coverage <= 0.0f) {
    is_discarded = true;
  }
  const float faded = 1.0f - smoothstep(0.9f, 1.0f, in_1.along) * 0.5f;
  const float4 v = premultiplied(in_1.color, coverage * faded);
  if (is_discarded) {
    discard;
  }
  return v;
}

paint_outputs paint(paint_inputs inputs) {
  const float4 v = inputs.position;
  const Ribbon v_1 = {float4(v.xyz, 1.0f / v.w), inputs.across, inputs.along, inputs.color, inputs.half_width};
  const paint_outputs v_2 = {paint_inner(v_1)};
  return v_2;
}
