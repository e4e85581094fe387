enable clip_distances;

struct Few {
  @builtin(position) position: vec4f,
  @builtin(clip_distances) planes: array<f32, 2>,
}

struct Many {
  @builtin(clip_distances) planes: array<f32, 8>,
  @builtin(position) position: vec4f,
  @location(0) color: vec3f,
}

@group(0) @binding(0) var<uniform> clip: array<vec4f, 8>;

@vertex
fn few(@location(0) p: vec4f) -> Few {
  return Few(p, array<f32, 2>(dot(p, clip[0]), dot(p, clip[1])));
}

@vertex
fn many(@location(0) p: vec4f) -> Many {
  var out: Many;
  out.position = p;
  for (var i = 0i; i < 8i; i = i + 1i) {
    out.planes[i] = dot(p, clip[i]);
  }
  return out;
}
