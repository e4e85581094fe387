//# dispatch: 1 1 1
//# uniform 1:2: f32 1 2 3 4 5 6 any any
//# uniform 1:2: f32 7 8 9 10 11 12 any any
//# uniform 1:2: u32 1 any any any
//# expect 0:0: f32 7 8 9 10 11 12 1 2 3 4 5 6
// Structures within an array within a structure, the nested ones rounded up to sixteen bytes; groups beyond the first.
struct Light {
  colour: vec4f,
  @align(16) spot: vec2f,
}
struct Scene {
  lights: array<Light, 2>,
  chosen: u32,
}
@group(1) @binding(2) var<uniform> scene: Scene;
@group(0) @binding(0) var<storage, read_write> out: array<vec2f, 6>;

@compute @workgroup_size(1)
fn main() {
  let light = scene.lights[scene.chosen];
  out[0] = light.colour.xy;
  out[1] = light.colour.zw;
  out[2] = light.spot;
  let p = &scene.lights[1 - scene.chosen];
  out[3] = (*p).colour.rg;
  out[4] = (*p).colour.ba;
  out[5] = (*p).spot;
}
