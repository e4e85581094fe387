// A vertex and a fragment shader that share a structure; the fragment shader blends two textures with one sampler.
struct Varying {
    @builtin(position) position: vec4f,
    @location(0) uv: vec2f,
}

@group(0) @binding(0) var base: texture_2d<f32>;
@group(0) @binding(1) var overlay: texture_2d<f32>;
@group(0) @binding(2) var linear: sampler;

@vertex
fn corner(@builtin(vertex_index) index: u32) -> Varying {
    let uv = vec2f(vec2u(index << 1u, index) & vec2u(2u));
    return Varying(vec4f(uv * 2.0 - 1.0, 0.0, 1.0), uv);
}

@fragment
fn blend(in: Varying) -> @location(0) vec4f {
    let below = textureSample(base, linear, in.uv);
    let above = textureSample(overlay, linear, in.uv, vec2i(1, -1));
    return mix(below, above, above.a);
}
