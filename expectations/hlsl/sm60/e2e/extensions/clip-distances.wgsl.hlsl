struct Few {
  float4 position;
  float planes[2];
};

struct Many {
  float planes[8];
  float4 position;
  float3 color;
};

struct few_inputs {
  float4 p : TEXCOORD0;
};

struct few_outputs {
  float4 position : SV_Position;
  float2 planes : SV_ClipDistance0;
};

struct many_inputs {
  float4 p : TEXCOORD0;
};

struct many_outputs {
  float3 color : TEXCOORD0;
  float4 position : SV_Position;
  float4 planes : SV_ClipDistance0;
  float4 planes_1 : SV_ClipDistance1;
};

cbuffer cbuffer_clip_1 : register(b0) {
  uint4 clip_1[8];
};

Few few_inner(float4 p) {
  const Few v = {p, {dot(p, asfloat(clip_1[0])), dot(p, asfloat(clip_1[1]))}};
  return v;
}

few_outputs few(few_inputs inputs) {
  const Few v = few_inner(inputs.p);
  const float v_1[2] = v.planes;
  const few_outputs v_2 = {v.position, float2(v_1[0], v_1[1])};
  return v_2;
}

Many many_inner(float4 p) {
  Many out_1 = (Many)0;
  out_1.position = p;
  int i = int(0);
  while (i < int(8)) {
    out_1.planes[min(asuint(i), 7u)] = dot(p, asfloat(clip_1[(min(asuint(i), 7u) * 16u) >> 4u]));
    i = asint(asuint(i) + 1u);
  }
  return out_1;
}

many_outputs many(many_inputs inputs) {
  const Many v = many_inner(inputs.p);
  const float v_1[8] = v.planes;
  const many_outputs v_2 = {v.color, v.position, float4(v_1[0], v_1[1], v_1[2], v_1[3]), float4(v_1[4], v_1[5], v_1[6], v_1[7])};
  return v_2;
}
