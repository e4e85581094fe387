//# options msl: {"argument_buffers": "0=0 2=5", "binding_indices": "2:0=7"}
//# note: a group is a structure in a buffer; its members are read where the entry point begins, and handed on as any other resource

struct Light { place: vec3f, colour: vec3f }

@group(0) @binding(0) var<uniform> light: Light;
@group(0) @binding(3) var picture: texture_2d<f32>;
@group(0) @binding(4) var plain: sampler;
@group(1) @binding(0) var<storage, read_write> results: array<vec4f>;
@group(2) @binding(0) var<storage> weights: array<f32>;
@group(2) @binding(1) var target_image: texture_storage_2d<rgba8unorm, write>;

fn shaded(at: vec2f) -> vec4f {
    return textureSampleLevel(picture, plain, at, 0.0) * vec4f(light.colour, 1.0);
}

@compute @workgroup_size(8)
fn shade(@builtin(global_invocation_id) id: vec3u) {
    let value = shaded(vec2f(id.xy)) * weights[id.x];
    results[id.x] = value;
    textureStore(target_image, id.xy, value);
}

@compute @workgroup_size(1)
fn uses_one_group() {
    results[0] = vec4f(light.place, 1.0);
}
