//# options msl: {"buffer_sizes_source": "immediates", "buffer_sizes_offset": 8}
//# note: the sizes cannot lie where the shader's own immediate data does

var<immediate> scale: vec3f;
@group(0) @binding(0) var<storage, read_write> values: array<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
    values[id.x] *= scale.y;
}
