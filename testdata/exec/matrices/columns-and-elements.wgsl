//# dispatch: 1 1 1
//# read 0:0: f32 1 2 3 4 5 6 7 8 9 10 11 12
//# read 0:1: u32 2 1
//# expect 0:2: f32 9 10 11 12 6 7 10 5
//# expect 0:3: f32 0 0 0 0 5 6 7 8 -9 100 -11 -12
// Columns and elements picked by constant and by run time index, of values, variables and buffers.
@group(0) @binding(0) var<storage, read> m: mat3x4f;
@group(0) @binding(1) var<storage, read> at: vec2u;
@group(0) @binding(2) var<storage, read_write> picked: array<vec4f, 2>;
@group(0) @binding(3) var<storage, read_write> changed: mat3x4f;

@compute @workgroup_size(1)
fn main() {
  let copy = m;
  picked[0] = copy[at.x];
  picked[1] = vec4f(copy[1][at.y], m[at.y].z, copy[at.x][at.y], m[1].x);
  var t = m;
  t[0] = vec4f();
  t[at.x] *= -1;
  t[at.x][at.y] = 100;
  changed = t;
}
