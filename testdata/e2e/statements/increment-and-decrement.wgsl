// Steps of i32 and u32 in every place that can be stored to.
var<private> global_count: u32;
@group(0) @binding(0) var<storage, read_write> counts: array<vec4i, 2>;

fn bump(p: ptr<function, i32>) {
  (*p)++;
}

@compute @workgroup_size(1)
fn main() {
  var local = 5;
  local--;
  bump(&local);
  global_count++;
  counts[0].x++;
  counts[1][global_count]--;
  counts[1].w += local;
}
