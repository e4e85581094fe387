struct Sizes {
  rows: u32,
  inner: u32,
  columns: u32,
}

override tile: u32 = 16u;
@group(0) @binding(0) var<uniform> sizes: Sizes;
@group(0) @binding(1) var<storage, read> left: array<f32>;
@group(0) @binding(2) var<storage, read> right: array<f32>;
@group(0) @binding(3) var<storage, read_write> product: array<f32>;
var<workgroup> left_tile: array<f32, tile * tile>;
var<workgroup> right_tile: array<f32, tile * tile>;

fn left_at(row: u32, column: u32) -> f32 {
  if ((row >= sizes.rows) || (column >= sizes.inner)) {
    return 0.0f;
  }
  return left[row * sizes.inner + column];
}

fn right_at(row: u32, column: u32) -> f32 {
  if ((row >= sizes.inner) || (column >= sizes.columns)) {
    return 0.0f;
  }
  return right[row * sizes.columns + column];
}

@compute @workgroup_size(tile, tile)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let row = group.y * tile + local.y;
  let column = group.x * tile + local.x;
  let slot = local.y * tile + local.x;
  let tiles = (sizes.inner + tile - 1u) / tile;
  var sum = 0.0f;
  for (var t = 0u; t < tiles; t = t + 1u) {
    left_tile[slot] = left_at(row, t * tile + local.x);
    right_tile[slot] = right_at(t * tile + local.y, column);
    workgroupBarrier();
    for (var k = 0u; k < tile; k = k + 1u) {
      sum = fma(left_tile[local.y * tile + k], right_tile[k * tile + local.x], sum);
    }
    workgroupBarrier();
  }
  if ((row < sizes.rows) && (column < sizes.columns)) {
    product[row * sizes.columns + column] = sum;
  }
}
