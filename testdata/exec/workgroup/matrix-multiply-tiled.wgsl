//# dispatch: 2 2 1
//# read 0:0: f32 -3.0 -2.0 -1.0 0.0 1.0 2.0 3.0 -3.0 0.0 1.0 2.0 3.0 -3.0 -2.0 -1.0 0.0 3.0 -3.0 -2.0 -1.0
//# read 0:0: f32 0.0 1.0 2.0 3.0 -1.0 0.0 1.0 2.0 3.0 -3.0 -2.0 -1.0 2.0 3.0 -3.0 -2.0 -1.0 0.0 1.0 2.0 -2.0
//# read 0:0: f32 -1.0 0.0 1.0 2.0 3.0 -3.0 -2.0 1.0 2.0 3.0 -3.0 -2.0 -1.0 0.0 1.0 -3.0 -2.0 -1.0 0.0 1.0 2.0
//# read 0:0: f32 3.0 -3.0
//# read 0:1: f32 -4.0 -2.0 0.0 2.0 4.0 -3.0 -1.0 1.0 1.0 3.0 -4.0 -2.0 0.0 2.0 4.0 -3.0 -3.0 -1.0 1.0 3.0
//# read 0:1: f32 -4.0 -2.0 0.0 2.0 2.0 4.0 -3.0 -1.0 1.0 3.0 -4.0 -2.0 -2.0 0.0 2.0 4.0 -3.0 -1.0 1.0 3.0 3.0
//# read 0:1: f32 -4.0 -2.0 0.0 2.0 4.0 -3.0 -1.0 -1.0 1.0 3.0 -4.0 -2.0 0.0 2.0 4.0 4.0 -3.0 -1.0 1.0 3.0
//# read 0:1: f32 -4.0 -2.0 0.0
//# expect 0:2: f32 2.0 5.0 17.0 -16.0 -22.0 26.0 2.0 14.0 2.0 20.0 -16.0 -7.0 2.0 2.0 -7.0 -16.0 2.0 -28.0
//# expect 0:2: f32 14.0 2.0 26.0 -22.0 -16.0 17.0 -12.0 22.0 2.0 18.0 -20.0 -4.0 3.0 1.0 9.0 -5.0 -10.0 -15.0
//# expect 0:2: f32 25.0 -7.0 15.0 -8.0 9.0 -4.0 -8.0 15.0 -7.0 25.0 -15.0 -10.0 -12.0 -10.0 1.0 3.0 -4.0
//# expect 0:2: f32 -20.0 18.0 2.0 2.0 5.0 17.0 -16.0 -22.0 26.0 2.0 14.0
// A row major product of small integers in floats, by tiles with barriers inside a uniform loop.
const n = 8;
const t = 4;
@group(0) @binding(0) var<storage, read> a: array<f32, n * n>;
@group(0) @binding(1) var<storage, read> b: array<f32, n * n>;
@group(0) @binding(2) var<storage, read_write> c: array<f32, n * n>;
var<workgroup> a_tile: array<f32, t * t>;
var<workgroup> b_tile: array<f32, t * t>;

@compute @workgroup_size(t, t)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_id) local: vec3u) {
  var sum = 0.0;
  let slot = local.y * t + local.x;
  for (var block = 0u; block < n / t; block++) {
    a_tile[slot] = a[id.y * n + block * t + local.x];
    b_tile[slot] = b[(block * t + local.y) * n + id.x];
    workgroupBarrier();
    for (var k = 0u; k < t; k++) {
      sum += a_tile[local.y * t + k] * b_tile[k * t + local.x];
    }
    workgroupBarrier();
  }
  c[id.y * n + id.x] = sum;
}
