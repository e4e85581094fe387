@group(0) @binding(0) var<storage, read> samples: array<f32>;
@group(0) @binding(1) var<storage, read_write> coefficients: array<i32>;
@group(0) @binding(2) var<storage, read_write> restored: array<f32>;
@group(0) @binding(3) var<uniform> quality: vec4f;
override width: u32 = 64u;
var<workgroup> cells: array<array<f32, 8>, 8>;
var<workgroup> between: array<array<f32, 8>, 8>;

fn basis(k: u32, n: u32) -> f32 {
  let scale = select(0.5f, 0.35355338f, (k == 0u));
  return scale * cos((f32(n) + 0.5f) * f32(k) * 3.1415927f / 8.0f);
}

fn step_of(row: u32, column: u32) -> f32 {
  let place = row * 8u + column;
  return f32(array<vec4u, 16>(vec4u(16u, 11u, 10u, 16u), vec4u(24u, 40u, 51u, 61u), vec4u(12u, 12u, 14u, 19u), vec4u(26u, 58u, 60u, 55u), vec4u(14u, 13u, 16u, 24u), vec4u(40u, 57u, 69u, 56u), vec4u(14u, 17u, 22u, 29u), vec4u(51u, 87u, 80u, 62u), vec4u(18u, 22u, 37u, 56u), vec4u(68u, 109u, 103u, 77u), vec4u(24u, 35u, 55u, 64u), vec4u(81u, 104u, 113u, 92u), vec4u(49u, 64u, 78u, 87u), vec4u(103u, 121u, 120u, 101u), vec4u(72u, 92u, 95u, 98u), vec4u(112u, 100u, 103u, 99u))[place / 4u][place % 4u]) * quality.x;
}

@compute @workgroup_size(8, 8)
fn forward(@builtin(local_invocation_id) lane: vec3u, @builtin(workgroup_id) group: vec3u) {
  let place = (group.y * 8u + lane.y) * width + group.x * 8u + lane.x;
  cells[lane.y][lane.x] = samples[place] - 128.0f;
  workgroupBarrier();
  var sum = 0.0f;
  for (var n = 0u; n < 8u; n = n + 1u) {
    let v = sum;
    let v_1 = cells[lane.y][n];
    sum = v + v_1 * basis(lane.x, n);
  }
  between[lane.y][lane.x] = sum;
  workgroupBarrier();
  sum = 0.0f;
  for (var n_1 = 0u; n_1 < 8u; n_1 = n_1 + 1u) {
    let v_2 = sum;
    let v_3 = between[n_1][lane.x];
    sum = v_2 + v_3 * basis(lane.y, n_1);
  }
  let v_4 = sum;
  coefficients[place] = i32(round(v_4 / step_of(lane.y, lane.x)));
}

@compute @workgroup_size(8, 8)
fn backward(@builtin(local_invocation_id) lane: vec3u, @builtin(workgroup_id) group: vec3u) {
  let place = (group.y * 8u + lane.y) * width + group.x * 8u + lane.x;
  let v = f32(coefficients[place]);
  cells[lane.y][lane.x] = v * step_of(lane.y, lane.x);
  workgroupBarrier();
  var sum = 0.0f;
  for (var k = 0u; k < 8u; k = k + 1u) {
    let v_1 = sum;
    let v_2 = cells[k][lane.x];
    sum = v_1 + v_2 * basis(k, lane.y);
  }
  between[lane.y][lane.x] = sum;
  workgroupBarrier();
  sum = 0.0f;
  for (var k_1 = 0u; k_1 < 8u; k_1 = k_1 + 1u) {
    let v_3 = sum;
    let v_4 = between[lane.y][k_1];
    sum = v_3 + v_4 * basis(k_1, lane.x);
  }
  restored[place] = clamp(sum + 128.0f, 0.0f, 255.0f);
}
