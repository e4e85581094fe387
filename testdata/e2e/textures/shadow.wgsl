// Depth textures and comparisons: percentage-closer filtering over an array of cascades, and a cube.
@group(0) @binding(0) var cascades: texture_depth_2d_array;
@group(0) @binding(1) var point_light: texture_depth_cube;
@group(0) @binding(2) var compare: sampler_comparison;
@group(0) @binding(3) var nearest: sampler;

fn filtered(uv: vec2f, cascade: u32, depth: f32) -> f32 {
    var lit = 0.0;
    lit += textureSampleCompareLevel(cascades, compare, uv, cascade, depth, vec2i(-1, -1));
    lit += textureSampleCompareLevel(cascades, compare, uv, cascade, depth, vec2i(1, 1));
    lit += dot(textureGatherCompare(cascades, compare, uv, cascade, depth), vec4f(0.25));
    return lit / 3.0;
}

@fragment
fn main(@location(0) uv: vec2f, @location(1) direction: vec3f, @location(2) @interpolate(flat) cascade: u32) -> @location(0) vec4f {
    let sun = filtered(uv, cascade, 0.5);
    let lamp = textureSampleCompare(point_light, compare, direction, length(direction) * 0.01);
    let depth = textureSample(cascades, nearest, uv, cascade) + textureSampleLevel(point_light, nearest, direction, 2);
    return vec4f(sun, lamp, depth, f32(textureNumLayers(cascades)));
}
