struct Out {
  float4 color;
  float depth;
};

struct farther_inputs {
  linear noperspective centroid float4 at : SV_Position;
};

struct farther_outputs {
  float4 color : SV_Target0;
  float depth : SV_DepthGreaterEqual;
};

struct nearer_inputs {
  linear noperspective centroid float4 at : SV_Position;
};

struct nearer_outputs {
  float frag_depth : SV_DepthLessEqual;
};

struct unsaid_inputs {
  linear noperspective centroid float4 at : SV_Position;
};

struct unsaid_outputs {
  float frag_depth : SV_Depth;
};

Out farther_inner(float4 at) {
  const Out v = {float4(1.0f, 1.0f, 1.0f, 1.0f), min(at.z + 0.125f, 1.0f)};
  return v;
}

farther_outputs farther(farther_inputs inputs) {
  const float4 v = inputs.at;
  const Out v_1 = farther_inner(float4(v.xyz, 1.0f / v.w));
  const farther_outputs v_2 = {v_1.color, v_1.depth};
  return v_2;
}

float nearer_inner(float4 at) {
  return at.z * 0.5f;
}

nearer_outputs nearer(nearer_inputs inputs) {
  const float4 v = inputs.at;
  const nearer_outputs v_1 = {nearer_inner(float4(v.xyz, 1.0f / v.w))};
  return v_1;
}

float unsaid_inner(float4 at) {
  return at.z;
}

unsaid_outputs unsaid(unsaid_inputs inputs) {
  const float4 v = inputs.at;
  const unsaid_outputs v_1 = {unsaid_inner(float4(v.xyz, 1.0f / v.w))};
  return v_1;
}
