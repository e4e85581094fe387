struct Row {
  cells: array<u32, 4>,
  sum: u32,
}

@group(0) @binding(0) var<storage, read_write> rows: array<Row, 4>;
@group(0) @binding(1) var<storage, read> source: array<u32>;
@group(0) @binding(2) var<uniform> factors: vec4u;
var<workgroup> scratch: array<u32, 4>;

fn total(row: ptr<storage, Row, read_write>) {
  for (var i = 0i; i < 4i; i = i + 1i) {
    (*row).sum = (*row).sum + (*row).cells[i];
  }
}

fn nth(list: ptr<storage, array<u32>, read>, i: u32) -> u32 {
  return (*list)[i % arrayLength(list)];
}

fn put(to: ptr<workgroup, u32>, by: ptr<uniform, vec4u>, value: u32) {
  *to = value * (*by).y;
}

fn raise(p: ptr<function, u32>) {
  *p = *p + 1u;
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  var local: array<u32, 2>;
  raise(&local[i % 2u]);
  let v = nth(&source, i);
  put(&scratch[i], &factors, v + local[0]);
  workgroupBarrier();
  rows[i].cells[0] = scratch[3u - i];
  total(&rows[i]);
}
