//# expect-error: wgsl/foreign-name line 5
//# expect-error: wgsl/foreign-name line 5
//# expect-error: wgsl/foreign-name line 7
//# expect-error: wgsl/foreign-name line 8
fn f(p: float3, q: float4) -> float4 {
  let a = float4(p, 1.0);
  let n = int2(1, 2);
  let u = uint(3);
  return a * q + float4(f32(n.x + i32(u)));
}
