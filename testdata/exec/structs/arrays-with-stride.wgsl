//# dispatch: 1 1 1
//# write 0:0: f32 1 2 3
//# write 0:0: u32 4
//# write 0:0: f32 5 6 7
//# write 0:0: u32 8
//# write 0:0: f32 9 10 11
//# write 0:0: u32 12
//# expect 0:0: f32 6 6 6
//# expect 0:0: u32 5
//# expect 0:0: f32 18 18 18
//# expect 0:0: u32 9
//# expect 0:0: f32 30 30 30
//# expect 0:0: u32 13
// An array of structures with a stride of exactly sixteen bytes, each invocation its element.
struct Particle {
  velocity: vec3f,
  age: u32,
}
@group(0) @binding(0) var<storage, read_write> particles: array<Particle>;

@compute @workgroup_size(3)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let p = &particles[id.x];
  let v = (*p).velocity;
  (*p).velocity = vec3f(v.x + v.y + v.z);
  (*p).age++;
}
