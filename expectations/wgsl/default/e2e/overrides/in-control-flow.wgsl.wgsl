@group(0) @binding(0) var<storage, read_write> data: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var x = data[id.x];
  for (var i = 0u; i < 3u; i = i + 1u) {
    switch (2i) {
      case 0i: {
        x = x + 1.0f;
      }
      case 1i: {
        x = x * 2.0f;
      }
      default: {
        x = x * x - 1.0f;
      }
    }
  }
  if (false) {
    x = 1.0f - x;
  }
  data[id.x] = x;
}
