// all and any on scalars and vectors, as conditions and as values.
@group(0) @binding(0) var<storage, read_write> v: vec4f;

@compute @workgroup_size(1)
fn main() {
  if all(v > vec4f()) || any(v.xy == v.zw) {
    v.x = 1;
  }
  let b = all(v.xyz != v.yzx);
  v.y = f32(any(b) && all(b));
  v.z = select(2.0, 3.0, !any(vec2(b, v.w > 1)));
}
