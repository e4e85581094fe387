//# targets: glsl
//# options glsl: {"binding_numbers": "0:0=2 0:2=2"}
//# note: two storage buffers cannot have one number; a uniform buffer may have it too

@group(0) @binding(0) var<storage> factors: array<f32>;
@group(0) @binding(1) var<uniform> offset: f32;
@group(0) @binding(2) var<storage, read_write> sums: array<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sums[id.x] * factors[id.x] + offset;
}
