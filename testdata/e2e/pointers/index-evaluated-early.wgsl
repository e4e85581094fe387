// The index inside a pointer let is fixed when the let is executed, whatever its variables do later.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 8>;

@compute @workgroup_size(1)
fn main() {
  var i = 1;
  let p = &out[i];
  i = 5;
  *p = 10;
  let q = &out[i];
  i++;
  *q = *p + i;
  var local: array<vec2i, 4>;
  var k = 0;
  let r = &local[k + 1];
  k = 2;
  (*r).y = 3;
  out[i] = local[1].y;
}
