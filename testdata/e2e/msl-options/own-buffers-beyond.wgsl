//# options msl: {"buffer_sizes_index": 31}
//# note: there are 31 buffers

@group(0) @binding(0) var<storage, read_write> sums: array<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] *= 2.0;
}
