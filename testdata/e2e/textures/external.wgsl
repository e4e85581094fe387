// A frame of a video: sampled, loaded from, and handed to a function.
@group(0) @binding(0) var frame: texture_external;
@group(0) @binding(1) var s: sampler;

fn center(image: texture_external) -> vec4f {
    return textureLoad(image, textureDimensions(image) / 2);
}

@fragment
fn main(@builtin(position) position: vec4f) -> @location(0) vec4f {
    let uv = position.xy / vec2f(textureDimensions(frame));
    return mix(textureSampleBaseClampToEdge(frame, s, uv), center(frame), 0.5);
}
