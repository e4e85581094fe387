//# options spirv: {"source_lines": true}
//# options msl: {"source_lines": true}
//# options hlsl: {"source_lines": true}
//# options glsl: {"source_lines": true}
// Which line each statement comes from, in loops and branches, and in functions that were specialised.
@group(0) @binding(0) var<storage, read_write> result: array<f32>;

fn sum(values: ptr<storage, array<f32>, read_write>, count: u32) -> f32 {
  var total = 0.0;
  for (var i = 0u; i < count; i++) {
    total +=
      (*values)[i];
  }
  return total;
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  if i == 0 {
    result[0] = sum(&result, 4);
  } else {
    switch i {
      case 1: {
        result[1] = 2;
      }
      default: {
        result[i] = select(1.0, 2.0, result[i] > 3 && i > 2);
      }
    }
  }
}
