// Conjugate gradients on a sparse matrix by rows: the product, the dot products in two steps, and the updates of vectors.
struct Row {
  first: u32,
  count: u32,
}

struct Entry {
  column: u32,
  value: f32,
}

struct Scalars {
  residual: f32,
  curvature: f32,
  alpha: f32,
  beta: f32,
}

const lanes = 128u;

@group(0) @binding(0) var<storage, read> rows: array<Row>;
@group(0) @binding(1) var<storage, read> entries: array<Entry>;
@group(0) @binding(2) var<storage, read_write> direction: array<f32>;
@group(0) @binding(3) var<storage, read_write> product: array<f32>;
@group(0) @binding(4) var<storage, read_write> solution: array<f32>;
@group(0) @binding(5) var<storage, read_write> remainder: array<f32>;
@group(0) @binding(6) var<storage, read_write> partial: array<vec2f>;
@group(0) @binding(7) var<storage, read_write> scalars: Scalars;

var<workgroup> sums: array<vec2f, lanes>;

fn reduce(lane: u32) {
  for (var half = lanes / 2; half > 0; half >>= 1) {
    workgroupBarrier();
    if lane < half {
      sums[lane] += sums[lane + half];
    }
  }
}

@compute @workgroup_size(lanes)
fn multiply(
  @builtin(global_invocation_id) id: vec3u,
  @builtin(workgroup_id) block: vec3u,
  @builtin(local_invocation_index) lane: u32,
) {
  var terms = vec2f();
  if id.x < arrayLength(&rows) {
    let row = rows[id.x];
    var sum = 0.0;
    for (var i = row.first; i < row.first + row.count; i++) {
      sum = fma(entries[i].value, direction[entries[i].column], sum);
    }
    product[id.x] = sum;
    terms = vec2f(remainder[id.x] * remainder[id.x], direction[id.x] * sum);
  }
  sums[lane] = terms;
  reduce(lane);
  if lane == 0 {
    partial[block.x] = sums[0];
  }
}

@compute @workgroup_size(lanes)
fn finish(@builtin(local_invocation_index) lane: u32) {
  var sum = vec2f();
  for (var i = lane; i < arrayLength(&partial); i += lanes) {
    sum += partial[i];
  }
  sums[lane] = sum;
  reduce(lane);
  if lane == 0 {
    let total = sums[0];
    scalars.beta = select(total.x / scalars.residual, 0.0, scalars.residual == 0);
    scalars.residual = total.x;
    scalars.curvature = total.y;
    scalars.alpha = select(total.x / total.y, 0.0, total.y == 0);
  }
}

@compute @workgroup_size(lanes)
fn update(@builtin(global_invocation_id) id: vec3u) {
  if id.x < arrayLength(&solution) {
    solution[id.x] += scalars.alpha * direction[id.x];
    remainder[id.x] -= scalars.alpha * product[id.x];
    direction[id.x] = remainder[id.x] + scalars.beta * direction[id.x];
  }
}
