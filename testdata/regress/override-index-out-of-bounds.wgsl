//# note: the index is known, and out of bounds, only once the override has its value: back ends took the module for valid
override n = 4;
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  var list: array<vec3<f32>, 4>;
  out[0] = list[n].x + list[0][n];
}
