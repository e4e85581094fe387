struct Varyings {
  float4 position;
  vector<float16_t, 3> colour;
  float16_t fade;
};

struct vertex_main_inputs {
  vector<float16_t, 4> place : TEXCOORD0;
  vector<float16_t, 3> colour : TEXCOORD1;
};

struct vertex_main_outputs {
  vector<float16_t, 3> colour : TEXCOORD0;
  float16_t fade : TEXCOORD1;
  float4 position : SV_Position;
};

struct fragment_main_inputs {
  vector<float16_t, 3> colour : TEXCOORD0;
  float16_t fade : TEXCOORD1;
  float4 position : SV_Position;
};

struct fragment_main_outputs {
  vector<float16_t, 4> value : SV_Target0;
};

Varyings vertex_main_inner(vector<float16_t, 4> place, vector<float16_t, 3> colour) {
  const Varyings v = {float4(place), colour * float16_t(0.5h), place.w};
  return v;
}

vertex_main_outputs vertex_main(vertex_main_inputs inputs) {
  const Varyings v = vertex_main_inner(inputs.place, inputs.colour);
  const vertex_main_outputs v_1 = {v.colour, v.fade, v.position};
  return v_1;
}

vector<float16_t, 4> fragment_main_inner(Varyings v) {
  return vector<float16_t, 4>(v.colour, v.fade);
}

fragment_main_outputs fragment_main(fragment_main_inputs inputs) {
  const float4 v = inputs.position;
  const Varyings v_1 = {float4(v.xyz, 1.0f / v.w), inputs.colour, inputs.fade};
  const fragment_main_outputs v_2 = {fragment_main_inner(v_1)};
  return v_2;
}
