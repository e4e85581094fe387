@group(0) @binding(0) var<storage, read_write> data: array<u32>;
fn f() {
  data[0] = 1;
}
