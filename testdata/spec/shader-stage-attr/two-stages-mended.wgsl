@fragment
fn main() -> @location(0) vec4f {
  return vec4f();
}
