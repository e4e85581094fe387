//# dispatch: 1 1 1
//# uniform 0:0: f32 0.0 1.0 2.0 3.0 4.0 5.0 6.0 7.0 8.0 9.0 10.0 11.0 12.0 13.0 14.0 15.0
//# uniform 0:0: f32 1.0 2.0 3.0 any 0.0 1.0 4.0 any 5.0 6.0 0.0 any
//# uniform 0:0: f32 2.0 1.0 -1.0 3.0
//# uniform 0:0: f32 1.0 0.5 -1.0 2.0 3.0 1.0 0.0 -2.0 0.0 4.0 1.0 1.0
//# expect 0:1: f32 6.0 8.5 11.0 13.5 -4.0 -2.0 11.0 any 0.0 7.0 any any 7.0 -1.5 -2.0 -3.0
// Square and oblong matrices in one uniform structure; the two by two one has columns eight bytes apart.
struct Transforms {
  full: mat4x4f,
  normal: mat3x3f,
  plane: mat2x2f,
  tall: mat3x4f,
}
struct Results {
  full: vec4f,
  normal: vec3f,
  plane: vec2f,
  tall: vec4f,
}
@group(0) @binding(0) var<uniform> t: Transforms;
@group(0) @binding(1) var<storage, read_write> r: Results;

@compute @workgroup_size(1)
fn main() {
  let v = vec4f(1, 2, -1, 0.5);
  r.full = t.full * v;
  r.normal = t.normal * v.xyz;
  r.plane = t.plane * v.xy;
  r.tall = t.tall * v.xyz;
}
