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

@group(0) @binding(0) var<storage, read> rows: array<Row>;
@group(0) @binding(1) var<storage, read> entries: array<Entry>;
@group(0) @binding(2) var<storage, read_write> direction: array<f32>;
@group(0) @binding(3) var<storage, read_write> product: array<f32>;
@group(0) @binding(4) var<storage, read_write> solution: array<f32>;
@group(0) @binding(5) var<storage, read_write> remainder: array<f32>;
@group(0) @binding(6) var<storage, read_write> partial: array<vec2f>;
@group(0) @binding(7) var<storage, read_write> scalars: Scalars;
var<workgroup> sums: array<vec2f, 128>;

fn reduce(lane: u32) {
  for (var half = 64u; half > 0u; half = half >> 1u) {
    workgroupBarrier();
    if (lane < half) {
      sums[lane] = sums[lane] + sums[lane + half];
    }
  }
}

@compute @workgroup_size(128)
fn multiply(@builtin(global_invocation_id) id: vec3u, @builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) lane: u32) {
  var terms = vec2f();
  if (id.x < arrayLength(&rows)) {
    let row = rows[id.x];
    var sum = 0.0f;
    for (var i = row.first; i < row.first + row.count; i = i + 1u) {
      sum = fma(entries[i].value, direction[entries[i].column], sum);
    }
    product[id.x] = sum;
    terms = vec2f(remainder[id.x] * remainder[id.x], direction[id.x] * sum);
  }
  sums[lane] = terms;
  reduce(lane);
  if (lane == 0u) {
    partial[block.x] = sums[0];
  }
}

@compute @workgroup_size(128)
fn finish(@builtin(local_invocation_index) lane: u32) {
  var sum = vec2f();
  for (var i = lane; i < arrayLength(&partial); i = i + 128u) {
    sum = sum + partial[i];
  }
  sums[lane] = sum;
  reduce(lane);
  if (lane == 0u) {
    let total = sums[0];
    scalars.beta = select(total.x / scalars.residual, 0.0f, (scalars.residual == 0.0f));
    scalars.residual = total.x;
    scalars.curvature = total.y;
    scalars.alpha = select(total.x / total.y, 0.0f, (total.y == 0.0f));
  }
}

@compute @workgroup_size(128)
fn update(@builtin(global_invocation_id) id: vec3u) {
  if (id.x < arrayLength(&solution)) {
    let v = id.x;
    solution[v] = solution[v] + scalars.alpha * direction[id.x];
    let v_1 = id.x;
    remainder[v_1] = remainder[v_1] - scalars.alpha * product[id.x];
    direction[id.x] = remainder[id.x] + scalars.beta * direction[id.x];
  }
}
