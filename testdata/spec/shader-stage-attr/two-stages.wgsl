//# expect-error: wgsl/stage-unique line 2
@fragment @vertex
fn main() -> @builtin(position) vec4f {
  return vec4f();
}
