struct Vertex {
  float a;
  float2 b;
  float3 c;
  float4 d;
  int e;
  int2 f;
  uint3 g;
  uint4 h;
};

struct main_inputs {
  float2 b : TEXCOORD0;
  float3 c : TEXCOORD1;
  float4 d : TEXCOORD2;
  uint3 g : TEXCOORD3;
  uint4 h : TEXCOORD4;
  float a : TEXCOORD5;
  uint plain : TEXCOORD6;
  int2 f : TEXCOORD7;
  int e : TEXCOORD8;
};

struct main_outputs {
  float4 position : SV_Position;
};

float4 main_inner(Vertex v, uint plain) {
  const float sum = v.a + v.b.x + v.c.y + v.d.z + float(asint(asuint(v.e) + asuint(v.f.x))) + float(v.g.z + v.h.w + plain);
  return float4(v.c, sum);
}

main_outputs main(main_inputs inputs) {
  const Vertex v = {inputs.a, inputs.b, inputs.c, inputs.d, inputs.e, inputs.f, inputs.g, inputs.h};
  const main_outputs v_1 = {main_inner(v, inputs.plain)};
  return v_1;
}
