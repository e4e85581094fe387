struct Corner {
  float4 place;
  float2 unread;
  float2 uv;
  float4 tint;
  float3 normal;
};

struct corner_inputs {
  float3 place : TEXCOORD0;
  float2 uv : TEXCOORD1;
  float3 normal : TEXCOORD3;
};

struct corner_outputs {
  float3 normal : TEXCOORD0;
  float2 uv : TEXCOORD2;
  float4 place : SV_Position;
};

struct shade_inputs {
  float3 normal : TEXCOORD0;
  float2 uv : TEXCOORD2;
};

struct shade_outputs {
  float4 value : SV_Target1;
};

Corner corner_inner(float3 place, float2 uv, float3 normal) {
  const Corner v = {float4(place, 1.0f), uv.yx, uv, float4(0.5f, 0.5f, 0.5f, 0.5f), normal};
  return v;
}

corner_outputs corner(corner_inputs inputs) {
  const Corner v = corner_inner(inputs.place, inputs.uv, inputs.normal);
  const corner_outputs v_1 = {v.normal, v.uv, v.place};
  return v_1;
}

float4 shade_inner(float3 normal, float2 uv) {
  return float4(normal * uv.x, uv.y);
}

shade_outputs shade(shade_inputs inputs) {
  const shade_outputs v = {shade_inner(inputs.normal, inputs.uv)};
  return v;
}
