//# dispatch: 1 1 1
//# read 0:0: f32 1.5 -2.25 8 0.5
//# expect 0:1: f32 -0.75 12 -3.375 0.5 -2 2 1 4
//# expect 0:2: f32 -0.75 12 -3.375 0.5 -2 2 1 4
// Float const-expressions against the run time, on values whose results are exact.
const p = vec4f(1.5, -2.25, 8, 0.5);
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> early: array<f32, 8>;
@group(0) @binding(2) var<storage, read_write> late: array<f32, 8>;

@compute @workgroup_size(1)
fn main() {
  const results = array(p.x + p.y, p.x * p.z, p.x * p.y, fract(p.x), ceil(p.y), round(p.x), saturate(p.z), p.z * p.w);
  early = results;
  late[0] = v.x + v.y;
  late[1] = v.x * v.z;
  late[2] = v.x * v.y;
  late[3] = fract(v.x);
  late[4] = ceil(v.y);
  late[5] = round(v.x);
  late[6] = saturate(v.z);
  late[7] = v.z * v.w;
}
