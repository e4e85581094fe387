//# dispatch: 1 1 1
//# read 0:0: f32 1 2 3 any 4 -5 6 any
//# expect 0:1: f32 27.0 6.0 -13.0 12.0
//# expect 0:2: i32 1 -3
//# expect 0:3: u32 13
// Dot products of floats and of integers (which wrap), and the cross product, on small exact values.
@group(0) @binding(0) var<storage, read> v: array<vec3f, 2>;
@group(0) @binding(1) var<storage, read_write> out: vec4f;
@group(0) @binding(2) var<storage, read_write> integers: vec2i;
@group(0) @binding(3) var<storage, read_write> wrapped: u32;

@compute @workgroup_size(1)
fn main() {
  out = vec4f(cross(v[0], v[1]), dot(v[0], v[1]));
  var p = vec3i(7, 3, -1);
  integers = vec2i(dot(p.xy, vec2i(-2, 5)), dot(p, vec3i(-2, 5, 4)));
  var q = vec2u(4294967295u, 5u);
  wrapped = dot(q, vec2u(2u, 3u));
}
