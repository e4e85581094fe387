@group(0) @binding(0) var<storage, read_write> result: array<f32>;

fn sum(values: ptr<storage, array<f32>, read_write>, count: u32) -> f32 {
  var total = 0.0f;
  for (var i = 0u; i < count; i = i + 1u) {
    total = total + (*values)[i];
  }
  return total;
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  if (i == 0u) {
    result[0] = sum(&result, 4u);
  } else {
    switch (i) {
      case 1u: {
        result[1] = 2.0f;
      }
      default: {
        result[i] = select(1.0f, 2.0f, (result[i] > 3.0f) && (i > 2u));
      }
    }
  }
}
