//# dispatch: 1 1 1
//# uniform 0:0: f32 1 2 3 4
//# expect 0:1: f32 1 2 3 4 1 2 9 9 3 3 3 3 7 1 2 3 4 1 2 0 0 0 0 0
// A vec4 out of every division into parts, a splat, and zero values.
@group(0) @binding(0) var<uniform> u: vec4f;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f, 6>;

@compute @workgroup_size(1)
fn main() {
  let one = u.x;
  let two = u.xy;
  let three = u.xyz;
  out[0] = vec4f(three, u.w);
  out[1] = vec4<f32>(two, vec2f(9));
  out[2] = vec4(u.z);
  out[3] = vec4f(7, three);
  out[4] = vec4(u.w, two, vec2f().x);
  out[5] = vec4f(vec3f(), 0) * one + vec4f();
}
