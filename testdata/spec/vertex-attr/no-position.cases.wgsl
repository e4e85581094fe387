//# case fail
//# expect-error: wgsl/vertex-position line 3
@vertex
fn main() -> @location(0) vec4f {
  return vec4f();
}
//# case pass
@vertex
fn main() -> @builtin(position) vec4f {
  return vec4f();
}
