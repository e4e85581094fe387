//# options msl: {"binding_indices": "0:0=4 1:2=0 0:5=3"}
//# note: what the host gives an index has it; the others take those that are left, in order

@group(0) @binding(0) var<uniform> scale: f32;
@group(0) @binding(1) var<storage, read_write> sums: array<f32>;
@group(0) @binding(4) var picture: texture_2d<f32>;
@group(0) @binding(5) var other: texture_2d<f32>;
@group(1) @binding(2) var<storage> values: array<f32>;
@group(1) @binding(3) var plain: sampler;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
    let at = vec2f(f32(id.x), 0.5);
    let texels = textureSampleLevel(picture, plain, at, 0.0) + textureSampleLevel(other, plain, at, 0.0);
    sums[id.x] = values[id.x] * scale + texels.x;
}
