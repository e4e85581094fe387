struct Placed {
  float weight;
  float4 position;
};

struct everywhere_the_same_outputs {
  precise float4 position : SV_Position;
};

struct beside_another_outputs {
  float weight : TEXCOORD0;
  precise float4 position : SV_Position;
};

static const Placed constants = {2.0f, float4(0.0f, 0.0f, 0.0f, 1.0f)};

float4 everywhere_the_same_inner() {
  return float4(0.0f, 0.0f, 0.0f, 0.0f);
}

everywhere_the_same_outputs everywhere_the_same() {
  const float4 position = everywhere_the_same_inner();
  const everywhere_the_same_outputs v = {position};
  return v;
}

Placed beside_another_inner() {
  return constants;
}

beside_another_outputs beside_another() {
  const Placed v = beside_another_inner();
  const float4 position = v.position;
  const beside_another_outputs v_1 = {v.weight, position};
  return v_1;
}
