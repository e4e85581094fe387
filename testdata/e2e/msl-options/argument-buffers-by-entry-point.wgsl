//# options msl: {"argument_buffers": "0=3 1=4"}
//# note: entry points that bind different variables alike have a structure each; where they agree they share one

@group(0) @binding(0) var<uniform> scale: f32;
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var<storage, read_write> results: array<f32>;
@group(1) @binding(0) var<storage, read_write> counts: array<u32>;

fn put(at: u32, value: f32) {
    results[at] = value;
    counts[at] += 1u;
}

@compute @workgroup_size(8)
fn scales(@builtin(global_invocation_id) id: vec3u) {
    put(id.x, scale);
}

@compute @workgroup_size(8)
fn loads(@builtin(global_invocation_id) id: vec3u) {
    put(id.x, textureLoad(picture, id.xy, 0).x);
}
