//# constants: {"mode": 2, "scale": 4}
//# options spirv: {"optimise": true}
//# options msl: {"optimise": true}
//# options hlsl: {"optimise": true}
//# options glsl: {"optimise": true}
//# options wgsl: {"optimise": true}
// What overrides decide is computed: arithmetic, a branch, a case, and with them a helper and a variable that nothing needs any more.
override mode: i32;
override scale: u32 = 1;
override clamps = false;

struct Cell { weights: array<vec4f, 2>, count: u32 }

@group(0) @binding(0) var<storage, read_write> cells: array<Cell, 8>;

fn rare(x: f32) -> f32 {
  return clamp(x, 0.25, 0.75);
}

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) index: u32) {
  let cell = &cells[index];
  let weights = &(*cell).weights;
  var debug = 0.0;
  var x = (*weights)[1].x * f32(scale * 2 + 1);
  if clamps {
    debug = rare(x);
    x = debug;
  }
  switch mode {
    case 0, 1 {
      x += 1;
    }
    case 2 {
      x = x / f32(scale / 2);
    }
    default {
      return;
    }
  }
  debug = x;
  (*weights)[0].y = x;
  (*cell).count += max(scale, 2);
}
