struct In {
  float4 at;
  uint size;
  float2 uv;
};

struct main_inputs {
  float2 uv : TEXCOORD0;
  float4 at : SV_Position;
};

struct main_outputs {
  float4 value : SV_Target0;
};

float4 main_inner(In in_1, uint lane) {
  const float2 right = QuadReadAcrossX(in_1.uv);
  const float2 below = QuadReadAcrossY(in_1.uv);
  const float2 across = QuadReadAcrossDiagonal(in_1.uv);
  const float2 corner = QuadReadLaneAt(in_1.uv, int(3));
  const uint4 bright = WaveActiveBallot((in_1.uv.x > 0.5f));
  const float share = float(countbits(bright.x) + countbits(bright.y)) / float(in_1.size);
  return float4((right + below + across + corner) / 4.0f, share, float(lane));
}

main_outputs main(main_inputs inputs) {
  const float4 v = inputs.at;
  const In v_1 = {float4(v.xyz, 1.0f / v.w), WaveGetLaneCount(), inputs.uv};
  const main_outputs v_2 = {main_inner(v_1, WaveGetLaneIndex())};
  return v_2;
}
