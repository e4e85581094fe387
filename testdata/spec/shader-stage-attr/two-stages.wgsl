//# expect-error: wgsl/stage-unique
@fragment @vertex
fn main() -> @builtin(position) vec4f {
  return vec4f();
}
