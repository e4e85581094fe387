//# options msl: {"buffer_sizes_index": 29}
//# note: the sizes of buffers and immediate data cannot have one index

requires immediate_address_space;

@group(0) @binding(0) var<storage, read_write> sums: array<f32>;
var<immediate> scale: f32;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] *= scale;
}
