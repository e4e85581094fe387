// The transform of eight by eight blocks that picture formats use: rows, columns, quantisation, and the way back.
const block = 8u;
const pi = 3.14159265358979;
const sqrt_eighth = 0.35355339059;

alias Block = array<array<f32, block>, block>;

@group(0) @binding(0) var<storage, read> samples: array<f32>;
@group(0) @binding(1) var<storage, read_write> coefficients: array<i32>;
@group(0) @binding(2) var<storage, read_write> restored: array<f32>;
@group(0) @binding(3) var<uniform> quality: vec4f;

override width: u32 = 64;

var<workgroup> cells: Block;
var<workgroup> between: Block;

const luminance = array<vec4u, 16>(
  vec4u(16, 11, 10, 16), vec4u(24, 40, 51, 61), vec4u(12, 12, 14, 19), vec4u(26, 58, 60, 55),
  vec4u(14, 13, 16, 24), vec4u(40, 57, 69, 56), vec4u(14, 17, 22, 29), vec4u(51, 87, 80, 62),
  vec4u(18, 22, 37, 56), vec4u(68, 109, 103, 77), vec4u(24, 35, 55, 64), vec4u(81, 104, 113, 92),
  vec4u(49, 64, 78, 87), vec4u(103, 121, 120, 101), vec4u(72, 92, 95, 98), vec4u(112, 100, 103, 99),
);

fn basis(k: u32, n: u32) -> f32 {
  let scale = select(0.5, sqrt_eighth, k == 0);
  return scale * cos((f32(n) + 0.5) * f32(k) * pi / f32(block));
}

fn step_of(row: u32, column: u32) -> f32 {
  let place = row * block + column;
  return f32(luminance[place / 4][place % 4]) * quality.x;
}

@compute @workgroup_size(block, block)
fn forward(@builtin(local_invocation_id) lane: vec3u, @builtin(workgroup_id) group: vec3u) {
  let place = (group.y * block + lane.y) * width + group.x * block + lane.x;
  cells[lane.y][lane.x] = samples[place] - 128;
  workgroupBarrier();
  var sum = 0.0;
  for (var n = 0u; n < block; n++) {
    sum += cells[lane.y][n] * basis(lane.x, n);
  }
  between[lane.y][lane.x] = sum;
  workgroupBarrier();
  sum = 0;
  for (var n = 0u; n < block; n++) {
    sum += between[n][lane.x] * basis(lane.y, n);
  }
  coefficients[place] = i32(round(sum / step_of(lane.y, lane.x)));
}

@compute @workgroup_size(block, block)
fn backward(@builtin(local_invocation_id) lane: vec3u, @builtin(workgroup_id) group: vec3u) {
  let place = (group.y * block + lane.y) * width + group.x * block + lane.x;
  cells[lane.y][lane.x] = f32(coefficients[place]) * step_of(lane.y, lane.x);
  workgroupBarrier();
  var sum = 0.0;
  for (var k = 0u; k < block; k++) {
    sum += cells[k][lane.x] * basis(k, lane.y);
  }
  between[lane.y][lane.x] = sum;
  workgroupBarrier();
  sum = 0;
  for (var k = 0u; k < block; k++) {
    sum += between[lane.y][k] * basis(k, lane.x);
  }
  restored[place] = clamp(sum + 128, 0, 255);
}
