//# constants: {"mode": 2, "iterations": 3}
// Overrides as switch selectors, loop bounds, and conditions.
override mode: i32;
override iterations: u32;
override invert = false;
@group(0) @binding(0) var<storage, read_write> data: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var x = data[id.x];
  for (var i = 0u; i < iterations; i++) {
    switch mode {
      case 0 { x += 1; }
      case 1 { x *= 2; }
      default { x = x * x - 1; }
    }
  }
  if invert {
    x = 1 - x;
  }
  data[id.x] = x;
}
