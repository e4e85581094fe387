struct Resolved {
  @location(0) colour: vec4f,
  @location(1) id: u32,
  @builtin(frag_depth) depth: f32,
  @builtin(sample_mask) mask: u32,
}

@group(0) @binding(0) var colours: texture_multisampled_2d<f32>;
@group(0) @binding(1) var depths: texture_depth_multisampled_2d;
@group(0) @binding(2) var ids: texture_multisampled_2d<u32>;

@vertex
fn cover(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(array<vec2f, 3>(vec2f(-1.0f), vec2f(3.0f, -1.0f), vec2f(-1.0f, 3.0f))[index], 0.0f, 1.0f);
}

fn weight(colour: vec4f) -> f32 {
  return 1.0f / (1.0f + max(colour.x, max(colour.y, colour.z)));
}

@fragment
fn resolve(@builtin(position) position: vec4f, @builtin(sample_index) sample: u32, @builtin(sample_mask) covered: u32) -> Resolved {
  let pixel = vec2u(position.xy);
  let samples = textureNumSamples(colours);
  var sum = vec4f();
  var total = 0.0f;
  var nearest = 1.0f;
  var chosen = 0u;
  var edge = 0u;
  let first = textureLoad(ids, pixel, 0i).x;
  for (var s = 0u; s < samples; s = s + 1u) {
    let colour = textureLoad(colours, pixel, s);
    let w = weight(colour);
    sum = sum + colour * w;
    total = total + w;
    let depth = textureLoad(depths, pixel, s);
    let id = textureLoad(ids, pixel, s).x;
    if (depth < nearest) {
      nearest = depth;
      chosen = id;
    }
    if (id != first) {
      edge = edge | (1u << s);
    }
  }
  var out: Resolved;
  out.colour = sum / total;
  out.id = chosen;
  out.depth = nearest;
  out.mask = covered & select(1u << sample, edge, (edge != 0u));
  return out;
}
