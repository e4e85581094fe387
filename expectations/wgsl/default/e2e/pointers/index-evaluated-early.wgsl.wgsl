@group(0) @binding(0) var<storage, read_write> out: array<i32, 8>;

@compute @workgroup_size(1)
fn main() {
  var i = 1i;
  let v = i;
  i = 5i;
  out[v] = 10i;
  let v_1 = i;
  i = i + 1i;
  out[v_1] = out[v] + i;
  var local: array<vec2i, 4>;
  var k = 0i;
  let v_2 = k + 1i;
  k = 2i;
  local[v_2].y = 3i;
  out[i] = local[1].y;
}
