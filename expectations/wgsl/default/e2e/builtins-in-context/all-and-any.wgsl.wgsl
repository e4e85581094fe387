@group(0) @binding(0) var<storage, read_write> v: vec4f;

@compute @workgroup_size(1)
fn main() {
  if (all((v > vec4f())) || any((v.xy == v.zw))) {
    v.x = 1.0f;
  }
  let b = all((v.xyz != v.yzx));
  v.y = f32(any(b) && all(b));
  v.z = select(2.0f, 3.0f, !any(vec2<bool>(b, (v.w > 1.0f))));
}
