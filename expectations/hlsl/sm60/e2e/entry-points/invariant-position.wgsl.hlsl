struct Output {
  float4 position;
};

struct depth_pass_inputs {
  float3 place : TEXCOORD0;
};

struct depth_pass_outputs {
  precise float4 position : SV_Position;
};

struct colour_pass_inputs {
  float3 place : TEXCOORD0;
};

struct colour_pass_outputs {
  precise float4 position : SV_Position;
};

Output depth_pass_inner(float3 place) {
  const Output v = {float4(place, 1.0f)};
  return v;
}

depth_pass_outputs depth_pass(depth_pass_inputs inputs) {
  const float4 position = depth_pass_inner(inputs.place).position;
  const depth_pass_outputs v = {position};
  return v;
}

float4 colour_pass_inner(float3 place) {
  return float4(place, 1.0f);
}

colour_pass_outputs colour_pass(colour_pass_inputs inputs) {
  const float4 position = colour_pass_inner(inputs.place);
  const colour_pass_outputs v = {position};
  return v;
}
