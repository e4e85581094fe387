//# options msl: {"math_mode": "safe", "msl_version": "3.2"}
//# note: the text itself asks that NaN and infinity be kept

@group(0) @binding(0) var<storage, read_write> values: array<f32>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
    let value = values[id.x];
    values[id.x] = select(0.0, value, value == value);
}
