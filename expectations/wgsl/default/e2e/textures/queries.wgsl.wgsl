@group(0) @binding(0) var a: texture_1d<f32>;
@group(0) @binding(1) var b: texture_2d<i32>;
@group(0) @binding(2) var c: texture_2d_array<u32>;
@group(0) @binding(3) var d: texture_3d<f32>;
@group(0) @binding(4) var e: texture_cube<f32>;
@group(0) @binding(5) var f: texture_cube_array<f32>;
@group(0) @binding(6) var g: texture_multisampled_2d<f32>;
@group(0) @binding(7) var h: texture_depth_multisampled_2d;
@group(0) @binding(8) var i: texture_depth_cube_array;
@group(1) @binding(0) var<storage, read_write> answers: array<vec4u>;

@compute @workgroup_size(1)
fn main(@builtin(num_workgroups) level: vec3u) {
  answers[0] = vec4u(textureDimensions(a), textureDimensions(a, level.x), textureNumLevels(a), 0u);
  answers[1] = vec4u(textureDimensions(b), textureDimensions(b, 1i));
  answers[2] = vec4u(textureDimensions(c, level.y), textureNumLayers(c), textureNumLevels(c));
  answers[3] = vec4u(textureDimensions(d), textureNumLevels(d));
  answers[4] = vec4u(textureDimensions(e), textureDimensions(e, i32(level.z)));
  answers[5] = vec4u(textureDimensions(f), textureNumLayers(f), textureNumLevels(f));
  answers[6] = vec4u(textureDimensions(g), textureNumSamples(g), 0u);
  answers[7] = vec4u(textureDimensions(h), textureNumSamples(h), 0u);
  answers[8] = vec4u(textureDimensions(i), textureNumLayers(i), textureNumLevels(i));
}
