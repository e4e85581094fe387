//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBaseClampToEdge(t, s, vec2f(0.75f, 0.796875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  result = textureSampleBaseClampToEdge(t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/literal
@group(0) @binding(1) var t: texture_external;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBaseClampToEdge(t, s, vec2f(0.75f, 0.796875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/variable
@group(0) @binding(1) var t: texture_external;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  result = textureSampleBaseClampToEdge(t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
