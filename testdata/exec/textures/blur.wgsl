//# note: a box filter over a checkerboard, by loads that are held inside
//# texture 0:0: 2d r32float 4x4: f32 1 0 1 0 0 1 0 1 1 0 1 0 0 1 0 1
//# dispatch: 1 1 1
//# expect 0:1: f32 0.5555556 0.5555556 0.44444445 0.44444445 0.5555556 0.5555556 0.44444445 0.44444445 0.44444445 0.44444445 0.5555556 0.5555556 0.44444445 0.44444445 0.5555556 0.5555556
//# tolerance: abs 0.000001
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32, 16>;
@compute @workgroup_size(4, 4) fn main(@builtin(local_invocation_id) id: vec3u, @builtin(local_invocation_index) index: u32) {
  var sum = 0.0;
  let last = vec2i(textureDimensions(image)) - 1;
  for (var y = -1; y <= 1; y++) {
    for (var x = -1; x <= 1; x++) {
      let at = clamp(vec2i(id.xy) + vec2i(x, y), vec2i(0), last);
      sum += textureLoad(image, at, 0).x;
    }
  }
  out[index] = sum / 9.0;
}
