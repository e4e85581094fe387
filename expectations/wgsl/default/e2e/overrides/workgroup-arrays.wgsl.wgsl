override tile: u32 = 16u;
var<workgroup> line: array<f32, tile>;
var<workgroup> double_line: array<vec2f, 2u * tile>;
@group(0) @binding(0) var<storage, read_write> data: array<f32>;

@compute @workgroup_size(tile)
fn main(@builtin(local_invocation_index) i: u32) {
  line[i] = data[i];
  double_line[i] = vec2f(line[i], 1.0f);
  double_line[tile + i].y = 2.0f;
  workgroupBarrier();
  data[i] = line[tile - 1u - i] + double_line[2u * tile - 1u - i].y;
}
