//# note: a host binds the parameters of an external texture behind its planes; here they change nothing
//# texture 0:0: 2d rgba8unorm 2x2: u8 255 0 0 255  0 255 0 255  0 0 255 255  255 255 255 0
//# texture 0:1000: 2d rgba8unorm 1x1
//# uniform 0:1001: f32 0*40 1 0 0 any 0 1 0 any 1 0 0 any 0 1 0 any 0 0 1 1
//# uniform 0:1001: u32 2 2 1 0
//# sampler 0:1: linear repeat
//# expect 0:2: f32 1 0 0 1  0 1 0 1  0 0 1 1  1 1 1 0
//# expect 0:2: f32 1 0 0 1  0.5 0.5 0.5 0.75  0 1 0 1  2 2 1 1
//# tolerance: abs 0.01
// Its texels, colours between them, and the edge beyond the outermost ones, whatever the sampler repeats.
@group(0) @binding(0) var video: texture_external;
@group(0) @binding(1) var smoothed: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<vec4f, 8>;

fn at(frame: texture_external, place: vec2f) -> vec4f {
  return textureSampleBaseClampToEdge(frame, smoothed, place);
}

@compute @workgroup_size(1)
fn main() {
  let size = textureDimensions(video);
  for (var i = 0u; i < size.x * size.y; i++) {
    out[i] = textureLoad(video, vec2(i % size.x, i / size.x));
  }
  out[4] = at(video, vec2f(-0.25, 0.0));
  out[5] = at(video, vec2f(0.5));
  out[6] = at(video, vec2f(1.75, 0.125));
  out[7] = vec4f(vec2f(size), textureLoad(video, vec2i(1, 1)).xy);
}
