//# expect-error: wgsl/several-stages
@fragment @vertex
fn main() -> @builtin(position) vec4f {
  return vec4f();
}
