// Bindings, alignments and sizes given by constants and const-expressions.
const group = 1;
const first = 2u;
const wide = 16;
struct Padded {
  @size(wide) a: u32,
  @align(wide * 2) b: u32,
}
@group(group) @binding(first) var<storage, read_write> x: Padded;
@group(group) @binding(first + 1) var<uniform> y: Padded;

@compute @workgroup_size(1)
fn main() {
  x.a = y.b;
  x.b = y.a;
}
