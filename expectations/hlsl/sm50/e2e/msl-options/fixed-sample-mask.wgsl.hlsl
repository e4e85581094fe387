struct Both {
  float4 colour;
  uint mask;
};

struct with_its_own_inputs {
  uint covered : SV_Coverage;
};

struct with_its_own_outputs {
  float4 colour : SV_Target0;
  uint mask : SV_Coverage;
};

struct with_colour_alone_outputs {
  float4 value : SV_Target0;
};

Both with_its_own_inner(uint covered) {
  const Both v = {float4(1.0f, 0.5f, 0.25f, 1.0f), covered >> 1u};
  return v;
}

with_its_own_outputs with_its_own(with_its_own_inputs inputs) {
  const Both v = with_its_own_inner(inputs.covered);
  const with_its_own_outputs v_1 = {v.colour, v.mask};
  return v_1;
}

float4 with_colour_alone_inner() {
  return float4(0.25f, 0.25f, 0.25f, 0.25f);
}

with_colour_alone_outputs with_colour_alone() {
  const with_colour_alone_outputs v = {with_colour_alone_inner()};
  return v;
}

void with_nothing_inner() {
}

void with_nothing() {
  with_nothing_inner();
}
