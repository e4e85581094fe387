//# case fail
//# expect-error: wgsl/stage-unique line 2
@fragment @vertex
fn main() -> @builtin(position) vec4f {
  return vec4f();
}
//# case pass
@fragment
fn main() -> @location(0) vec4f {
  return vec4f();
}
