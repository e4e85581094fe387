//# targets: msl
//# note: more resources than Metal numbers; entry points that share none of them may share the numbers

@group(0) @binding(0) var<storage, read_write> sums: array<f32>;
@group(0) @binding(1) var picture: texture_2d<f32>;
@group(1) @binding(0) var<uniform> scale_0: f32;
@group(1) @binding(1) var<uniform> scale_1: f32;
@group(1) @binding(2) var<uniform> scale_2: f32;
@group(1) @binding(3) var<uniform> scale_3: f32;
@group(1) @binding(4) var<uniform> scale_4: f32;
@group(1) @binding(5) var<uniform> scale_5: f32;
@group(1) @binding(6) var<uniform> scale_6: f32;
@group(1) @binding(7) var<uniform> scale_7: f32;
@group(1) @binding(8) var<uniform> scale_8: f32;
@group(1) @binding(9) var<uniform> scale_9: f32;
@group(1) @binding(10) var<uniform> scale_10: f32;
@group(1) @binding(11) var<uniform> scale_11: f32;
@group(1) @binding(12) var<uniform> scale_12: f32;
@group(1) @binding(13) var<uniform> scale_13: f32;
@group(1) @binding(14) var<uniform> scale_14: f32;
@group(1) @binding(15) var<uniform> scale_15: f32;
@group(1) @binding(16) var<uniform> scale_16: f32;
@group(1) @binding(17) var<uniform> scale_17: f32;
@group(1) @binding(18) var<uniform> scale_18: f32;
@group(1) @binding(19) var<uniform> scale_19: f32;
@group(1) @binding(20) var<uniform> scale_20: f32;
@group(1) @binding(21) var<uniform> scale_21: f32;
@group(1) @binding(22) var<uniform> scale_22: f32;
@group(1) @binding(23) var<uniform> scale_23: f32;
@group(1) @binding(24) var<uniform> scale_24: f32;
@group(1) @binding(25) var<uniform> scale_25: f32;
@group(1) @binding(26) var<uniform> scale_26: f32;
@group(1) @binding(27) var<uniform> scale_27: f32;
@group(1) @binding(28) var<uniform> scale_28: f32;
@group(1) @binding(29) var<uniform> scale_29: f32;
@group(1) @binding(30) var<uniform> scale_30: f32;
@group(1) @binding(31) var<uniform> scale_31: f32;
@group(1) @binding(32) var<uniform> scale_32: f32;
@group(1) @binding(33) var<uniform> scale_33: f32;
@group(2) @binding(0) var way_0: sampler;
@group(2) @binding(1) var way_1: sampler;
@group(2) @binding(2) var way_2: sampler;
@group(2) @binding(3) var way_3: sampler;
@group(2) @binding(4) var way_4: sampler;
@group(2) @binding(5) var way_5: sampler;
@group(2) @binding(6) var way_6: sampler;
@group(2) @binding(7) var way_7: sampler;
@group(2) @binding(8) var way_8: sampler;
@group(2) @binding(9) var way_9: sampler;
@group(2) @binding(10) var way_10: sampler;
@group(2) @binding(11) var way_11: sampler;
@group(2) @binding(12) var way_12: sampler;
@group(2) @binding(13) var way_13: sampler;
@group(2) @binding(14) var way_14: sampler;
@group(2) @binding(15) var way_15: sampler;
@group(2) @binding(16) var way_16: sampler;

fn sampled(way: sampler, at: u32) -> f32 {
    return textureSampleLevel(picture, way, vec2f(f32(at)), 0.0).x;
}

@compute @workgroup_size(1)
fn pass_0(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_0, id.x) * scale_0 + scale_1;
}

@compute @workgroup_size(1)
fn pass_1(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_1, id.x) * scale_2 + scale_3;
}

@compute @workgroup_size(1)
fn pass_2(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_2, id.x) * scale_4 + scale_5;
}

@compute @workgroup_size(1)
fn pass_3(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_3, id.x) * scale_6 + scale_7;
}

@compute @workgroup_size(1)
fn pass_4(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_4, id.x) * scale_8 + scale_9;
}

@compute @workgroup_size(1)
fn pass_5(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_5, id.x) * scale_10 + scale_11;
}

@compute @workgroup_size(1)
fn pass_6(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_6, id.x) * scale_12 + scale_13;
}

@compute @workgroup_size(1)
fn pass_7(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_7, id.x) * scale_14 + scale_15;
}

@compute @workgroup_size(1)
fn pass_8(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_8, id.x) * scale_16 + scale_17;
}

@compute @workgroup_size(1)
fn pass_9(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_9, id.x) * scale_18 + scale_19;
}

@compute @workgroup_size(1)
fn pass_10(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_10, id.x) * scale_20 + scale_21;
}

@compute @workgroup_size(1)
fn pass_11(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_11, id.x) * scale_22 + scale_23;
}

@compute @workgroup_size(1)
fn pass_12(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_12, id.x) * scale_24 + scale_25;
}

@compute @workgroup_size(1)
fn pass_13(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_13, id.x) * scale_26 + scale_27;
}

@compute @workgroup_size(1)
fn pass_14(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_14, id.x) * scale_28 + scale_29;
}

@compute @workgroup_size(1)
fn pass_15(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_15, id.x) * scale_30 + scale_31;
}

@compute @workgroup_size(1)
fn pass_16(@builtin(global_invocation_id) id: vec3u) {
    sums[id.x] = sampled(way_16, id.x) * scale_32 + scale_33;
}
