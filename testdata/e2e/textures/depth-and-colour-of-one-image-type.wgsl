// A depth texture and a colour texture are one image type in SPIR-V, which may be declared once only; so are both kinds of sampler.
@group(0) @binding(0) var depth: texture_depth_2d;
@group(0) @binding(1) var colour: texture_2d<f32>;
@group(0) @binding(2) var deep_samples: texture_depth_multisampled_2d;
@group(0) @binding(3) var samples: texture_multisampled_2d<f32>;
@group(0) @binding(4) var filtering: sampler;
@group(0) @binding(5) var comparing: sampler_comparison;

@fragment
fn main(@location(0) uv: vec2f, @builtin(position) place: vec4f) -> @location(0) vec4f {
  let lit = textureSampleCompareLevel(depth, comparing, uv, 0.5);
  let z = textureSampleLevel(depth, filtering, uv, 0);
  let at = vec2i(place.xy);
  let sum = textureLoad(deep_samples, at, 1) + textureLoad(samples, at, 0).x;
  return textureSampleLevel(colour, filtering, uv, 0.0) * (lit + z + sum);
}
