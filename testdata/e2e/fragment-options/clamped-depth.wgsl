//# targets: spirv msl hlsl glsl
//# options spirv: {"clamp_frag_depth": true, "depth_range_offset": 16}
//# options msl: {"clamp_frag_depth": true, "depth_range_offset": 16}
//# options hlsl: {"clamp_frag_depth": true, "depth_range_offset": 16}
//# options glsl: {"clamp_frag_depth": true, "depth_range_offset": 16}
//# note: one entry point has immediate data of its own, before the range; the other has none
requires immediate_address_space;

struct Out {
    @location(0) tint: vec4f,
    @builtin(frag_depth) depth: f32,
}

var<immediate> tint: vec4f;
@group(0) @binding(0) var<uniform> bias: f32;

@fragment
fn tinted(@builtin(position) place: vec4f) -> Out {
    if place.x < 4 {
        return Out(tint, 1);
    }
    return Out(tint.wzyx, place.z + bias);
}

@fragment
fn deep(@builtin(position) place: vec4f) -> @builtin(frag_depth) f32 {
    return place.z * 2;
}
