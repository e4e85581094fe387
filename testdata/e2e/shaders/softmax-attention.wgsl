// Attention over one head: scores of a row, their softmax in shared memory, and the weighted sum of values.
struct Shape {
  rows: u32,
  width: u32,
  is_causal: u32,
}

const lanes = 64u;
const most = 512u;

@group(0) @binding(0) var<uniform> shape: Shape;
@group(0) @binding(1) var<storage, read> queries: array<f32>;
@group(0) @binding(2) var<storage, read> keys: array<f32>;
@group(0) @binding(3) var<storage, read> values: array<f32>;
@group(0) @binding(4) var<storage, read_write> result: array<f32>;

var<workgroup> scores: array<f32, most>;
var<workgroup> shared_value: array<f32, lanes>;

fn score(row: u32, column: u32) -> f32 {
  if shape.is_causal != 0 && column > row {
    return -3.0e38;
  }
  var sum = 0.0;
  let a = row * shape.width;
  let b = column * shape.width;
  for (var i = 0u; i < shape.width; i++) {
    sum += queries[a + i] * keys[b + i];
  }
  return sum * inverseSqrt(f32(shape.width));
}

fn greatest(own: f32, lane: u32) -> f32 {
  shared_value[lane] = own;
  for (var gap = lanes / 2; gap > 0; gap /= 2) {
    workgroupBarrier();
    if lane < gap {
      shared_value[lane] = max(shared_value[lane], shared_value[lane + gap]);
    }
  }
  return workgroupUniformLoad(&shared_value[0]);
}

fn total(own: f32, lane: u32) -> f32 {
  shared_value[lane] = own;
  for (var gap = lanes / 2; gap > 0; gap /= 2) {
    workgroupBarrier();
    if lane < gap {
      shared_value[lane] += shared_value[lane + gap];
    }
  }
  return workgroupUniformLoad(&shared_value[0]);
}

@compute @workgroup_size(lanes)
fn attend(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let row = group.x;
  let count = min(shape.rows, most);
  var largest = -3.4e38;
  for (var column = lane; column < count; column += lanes) {
    let s = score(row, column);
    scores[column] = s;
    largest = max(largest, s);
  }
  largest = greatest(largest, lane);
  var sum = 0.0;
  for (var column = lane; column < count; column += lanes) {
    let e = exp(scores[column] - largest);
    scores[column] = e;
    sum += e;
  }
  let norm = 1 / total(sum, lane);
  for (var i = lane; i < shape.width; i += lanes) {
    var mixed = 0.0;
    for (var column = 0u; column < count; column++) {
      mixed += scores[column] * values[column * shape.width + i];
    }
    result[row * shape.width + i] = mixed * norm;
  }
}
