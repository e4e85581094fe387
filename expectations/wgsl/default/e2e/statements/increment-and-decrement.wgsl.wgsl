var<private> global_count: u32;
@group(0) @binding(0) var<storage, read_write> counts: array<vec4i, 2>;

fn bump(p: ptr<function, i32>) {
  *p = *p + 1i;
}

@compute @workgroup_size(1)
fn main() {
  var local = 5i;
  local = local - 1i;
  bump(&local);
  global_count = global_count + 1u;
  counts[0].x = counts[0].x + 1i;
  let v = global_count;
  counts[1][v] = counts[1][v] - 1i;
  counts[1].w = counts[1].w + local;
}
