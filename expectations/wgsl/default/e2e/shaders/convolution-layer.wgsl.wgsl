enable f16;

struct Layer {
  input: vec3u,
  stride: u32,
  output: vec3u,
  padding: u32,
  kernel: u32,
  activation: u32,
}

override tile_size: u32 = 8u;
override channels_at_once: u32 = 4u;
@group(0) @binding(0) var<uniform> layer: Layer;
@group(0) @binding(1) var<storage, read> activations: array<f16>;
@group(0) @binding(2) var<storage, read> weights: array<f16>;
@group(0) @binding(3) var<storage, read> biases: array<f16>;
@group(0) @binding(4) var<storage, read_write> results: array<f16>;
var<workgroup> staged: array<f16, 1024>;

fn input_at(position: vec2i, channel: u32) -> f16 {
  if (any((position < vec2i())) || any((position >= vec2i(layer.input.xy)))) {
    return 0.0h;
  }
  let at = vec2u(position);
  return activations[(channel * layer.input.y + at.y) * layer.input.x + at.x];
}

fn activate(x: f16) -> f16 {
  switch (layer.activation) {
    case 1u: {
      return max(x, 0.0h);
    }
    case 2u: {
      return select(x * 0.01h, x, (x > 0.0h));
    }
    case 3u: {
      return 1.0h / (1.0h + exp(-x));
    }
    case 4u: {
      let inner = 0.798h * (x + 0.0447h * x * x * x);
      return 0.5h * x * (1.0h + tanh(inner));
    }
    default: {
      return x;
    }
  }
  return 0.0h;
}

@compute @workgroup_size(tile_size, tile_size)
fn convolve(@builtin(local_invocation_id) local: vec3u, @builtin(workgroup_id) group: vec3u) {
  let out_position = group.xy * tile_size + local.xy;
  let out_channel = group.z;
  let side = min(tile_size * layer.stride + layer.kernel - 1u, 16u);
  let origin = vec2i(group.xy * tile_size * layer.stride) - i32(layer.padding);
  var sum = 0.0f;
  for (var base = 0u; base < layer.input.z; base = base + channels_at_once) {
    for (var c = 0u; c < channels_at_once; c = c + 1u) {
      for (var y = local.y; y < side; y = y + tile_size) {
        for (var x = local.x; x < side; x = x + tile_size) {
          let channel = base + c;
          let value = select(0.0h, input_at(origin + vec2i(vec2u(x, y)), channel), (channel < layer.input.z));
          staged[(c * 16u + y) * 16u + x] = value;
        }
      }
    }
    workgroupBarrier();
    for (var c_1 = 0u; c_1 < channels_at_once; c_1 = c_1 + 1u) {
      let row = (out_channel * layer.input.z + base + c_1) * layer.kernel * layer.kernel;
      for (var k = 0u; k < layer.kernel * layer.kernel; k = k + 1u) {
        let offset = local.xy * layer.stride + vec2u(k % layer.kernel, k / layer.kernel);
        let value_1 = staged[(c_1 * 16u + min(offset.y, 15u)) * 16u + min(offset.x, 15u)];
        sum = fma(f32(value_1), f32(weights[row + k]), sum);
      }
    }
    workgroupBarrier();
  }
  if (all((out_position < layer.output.xy))) {
    let place = (out_channel * layer.output.y + out_position.y) * layer.output.x + out_position.x;
    results[place] = activate(f16(sum) + biases[out_channel]);
  }
}
