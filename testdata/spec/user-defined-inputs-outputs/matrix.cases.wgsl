//# case fail
//# expect-error: wgsl/io-type line 4
struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) frame: mat2x2f,
}
@vertex
fn main() -> Varyings {
  return Varyings();
}
//# case pass
struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) frame: vec4f,
}
@vertex
fn main() -> Varyings {
  return Varyings();
}
