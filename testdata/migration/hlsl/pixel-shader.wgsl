//# expect-error: wgsl/foreign-syntax line 6
//# expect-error: wgsl/foreign-syntax line 7
//# expect-error: wgsl/foreign-syntax line 9
//# expect-error: wgsl/foreign-name line 10
struct Input {
  float4 position : SV_Position;
  float2 uv : TEXCOORD0;
};
float4 shade(float2 uv : TEXCOORD0) : SV_Target {
  return float4(uv, 0.0, 1.0);
}
