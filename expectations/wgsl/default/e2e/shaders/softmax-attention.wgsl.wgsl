struct Shape {
  rows: u32,
  width: u32,
  is_causal: u32,
}

@group(0) @binding(0) var<uniform> shape: Shape;
@group(0) @binding(1) var<storage, read> queries: array<f32>;
@group(0) @binding(2) var<storage, read> keys: array<f32>;
@group(0) @binding(3) var<storage, read> values: array<f32>;
@group(0) @binding(4) var<storage, read_write> result: array<f32>;
var<workgroup> scores: array<f32, 512>;
var<workgroup> shared_value: array<f32, 64>;

fn score(row: u32, column: u32) -> f32 {
  if ((shape.is_causal != 0u) && (column > row)) {
    return -3e38f;
  }
  var sum = 0.0f;
  let a = row * shape.width;
  let b = column * shape.width;
  for (var i = 0u; i < shape.width; i = i + 1u) {
    sum = sum + queries[a + i] * keys[b + i];
  }
  return sum * inverseSqrt(f32(shape.width));
}

fn greatest(own: f32, lane: u32) -> f32 {
  shared_value[lane] = own;
  for (var gap = 32u; gap > 0u; gap = gap / 2u) {
    workgroupBarrier();
    if (lane < gap) {
      shared_value[lane] = max(shared_value[lane], shared_value[lane + gap]);
    }
  }
  return workgroupUniformLoad(&shared_value[0]);
}

fn total(own: f32, lane: u32) -> f32 {
  shared_value[lane] = own;
  for (var gap = 32u; gap > 0u; gap = gap / 2u) {
    workgroupBarrier();
    if (lane < gap) {
      shared_value[lane] = shared_value[lane] + shared_value[lane + gap];
    }
  }
  return workgroupUniformLoad(&shared_value[0]);
}

@compute @workgroup_size(64)
fn attend(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let row = group.x;
  let count = min(shape.rows, 512u);
  var largest = -3.4e38f;
  for (var column = lane; column < count; column = column + 64u) {
    let s = score(row, column);
    scores[column] = s;
    largest = max(largest, s);
  }
  largest = greatest(largest, lane);
  var sum = 0.0f;
  for (var column_1 = lane; column_1 < count; column_1 = column_1 + 64u) {
    let e = exp(scores[column_1] - largest);
    scores[column_1] = e;
    sum = sum + e;
  }
  let norm = 1.0f / total(sum, lane);
  for (var i = lane; i < shape.width; i = i + 64u) {
    var mixed = 0.0f;
    for (var column_2 = 0u; column_2 < count; column_2 = column_2 + 1u) {
      mixed = mixed + scores[column_2] * values[column_2 * shape.width + i];
    }
    result[row * shape.width + i] = mixed * norm;
  }
}
