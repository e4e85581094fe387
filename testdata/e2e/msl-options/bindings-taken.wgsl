//# options msl: {"binding_indices": "0:0=2 0:1=2"}
//# note: two resources of a kind cannot have one index

@group(0) @binding(0) var<uniform> scale: f32;
@group(0) @binding(1) var<storage, read_write> sums: array<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] *= scale;
}
