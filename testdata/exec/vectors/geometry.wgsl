//# dispatch: 1 1 1
//# read 0:0: f32 3 4 0 0 0 2 6 3
//# expect 0:1: f32 5 7 5 0.6
//# expect 0:2: f32 0 0.285714285 0.857142857 0.428571428
//# expect 0:3: f32 3 -4 3 4
//# tolerance: abs 0.0001
// length, distance, normalize, reflect and faceForward, by Pythagorean triples.
@group(0) @binding(0) var<storage, read> v: array<vec4f, 2>;
@group(0) @binding(1) var<storage, read_write> scalars: vec4f;
@group(0) @binding(2) var<storage, read_write> unit: vec4f;
@group(0) @binding(3) var<storage, read_write> mirrored: vec4f;

@compute @workgroup_size(1)
fn main() {
  let a = v[0];
  let b = v[1];
  scalars.x = length(a);
  scalars.y = length(b);
  scalars.z = distance(a.xy, vec2f());
  scalars.w = normalize(a.xy).x;
  unit = normalize(b);
  let reflected = reflect(a.xy, vec2f(0, 1));
  mirrored = vec4f(reflected, faceForward(a.xy, vec2f(0, 1), vec2f(1, -1)));
}
