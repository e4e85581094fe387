// Workgroup arrays sized by an override and by expressions of it, one inside another type.
override tile: u32 = 16;
var<workgroup> line: array<f32, tile>;
var<workgroup> double_line: array<vec2f, 2 * tile>;
@group(0) @binding(0) var<storage, read_write> data: array<f32>;

@compute @workgroup_size(tile)
fn main(@builtin(local_invocation_index) i: u32) {
  line[i] = data[i];
  double_line[i] = vec2f(line[i], 1);
  double_line[tile + i].y = 2;
  workgroupBarrier();
  data[i] = line[tile - 1 - i] + double_line[2 * tile - 1 - i].y;
}
