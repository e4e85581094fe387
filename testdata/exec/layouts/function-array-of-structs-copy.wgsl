//# note: a copy of an array is its own
//# expect 0:0: u32 1 2 3 100 2 3
struct Cell { v: u32, pad: vec2f }
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  var first = array(Cell(1, vec2f()), Cell(2, vec2f()), Cell(3, vec2f()));
  var second = first;
  second[0].v = 100;
  for (var i = 0; i < 3; i++) { out[i] = first[i].v; out[3 + i] = second[i].v; }
}
