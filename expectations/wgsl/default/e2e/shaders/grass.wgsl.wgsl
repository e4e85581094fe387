struct Field {
  view_projection: mat4x4f,
  eye: vec3f,
  time: f32,
  wind: vec2f,
  extent: f32,
  blades: u32,
  sun: vec3f,
}

struct Blade {
  root: vec3f,
  height: f32,
  facing: f32,
  stiffness: f32,
  shade: vec2f,
}

struct Strand {
  @builtin(position) position: vec4f,
  @location(0) normal: vec3f,
  @location(1) along: f32,
  @location(2) @interpolate(flat) shade: vec2f,
}

@group(0) @binding(0) var<uniform> field: Field;
@group(0) @binding(1) var<storage, read_write> blades: array<Blade>;
@group(0) @binding(2) var heights: texture_2d<f32>;
@group(0) @binding(3) var bilinear: sampler;
@group(1) @binding(0) var<storage, read> placed: array<Blade>;

fn rand(seed: vec2f) -> f32 {
  return fract(sin(dot(seed, vec2f(12.9898f, 78.233f))) * 43758.547f);
}

@compute @workgroup_size(64)
fn place(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= field.blades) {
    return;
  }
  let side = u32(ceil(sqrt(f32(field.blades))));
  let cell = vec2f(vec2u(id.x % side, id.x / side));
  let v = rand(cell);
  let uv = (cell + vec2f(v, rand(cell.yx))) / f32(side);
  let ground = textureSampleLevel(heights, bilinear, uv, 0.0f).x;
  var blade: Blade;
  blade.root = vec3f((uv.x - 0.5f) * field.extent, ground, (uv.y - 0.5f) * field.extent);
  blade.height = mix(0.4f, 1.0f, rand(cell + 3.0f));
  blade.facing = rand(cell + 5.0f) * 6.2831855f;
  blade.stiffness = mix(0.2f, 0.6f, rand(cell + 7.0f));
  blade.shade = vec2f(rand(cell + 11.0f), ground);
  blades[id.x] = blade;
}

fn curve(p0: vec3f, p1: vec3f, p2: vec3f, t: f32) -> vec3f {
  return mix(mix(p0, p1, t), mix(p1, p2, t), t);
}

@vertex
fn bend(@builtin(vertex_index) v: u32, @builtin(instance_index) i: u32) -> Strand {
  let blade = placed[i];
  let t = f32(v >> 1u) / 4.0f;
  let side = f32(v & 1u) - 0.5f;
  let across = vec3f(cos(blade.facing), 0.0f, sin(blade.facing));
  let gust = sin(dot(blade.root.xz, field.wind) * 0.3f + field.time * 2.0f) * (1.0f - blade.stiffness);
  let lean = vec3f(field.wind.x, 0.0f, field.wind.y) * gust * blade.height;
  let tip = blade.root + vec3f(0.0f, blade.height, 0.0f) + lean;
  let middle = blade.root + vec3f(0.0f, blade.height * 0.6f, 0.0f) + lean * 0.2f;
  let spine = curve(blade.root, middle, tip, t);
  let ahead = curve(blade.root, middle, tip, t + 0.05f);
  let world = spine + across * side * 0.05f * (1.0f - t);
  var out: Strand;
  out.position = field.view_projection * vec4f(world, 1.0f);
  out.normal = normalize(cross(across, ahead - spine));
  out.along = t;
  out.shade = blade.shade;
  return out;
}

@fragment
fn shade(in: Strand, @builtin(front_facing) front: bool) -> @location(0) vec4f {
  let normal = select(-in.normal, in.normal, front);
  let light = saturate(dot(normalize(normal), field.sun));
  let through = saturate(dot(-normal, field.sun)) * 0.5f;
  let colour = mix(vec3f(0.05f, 0.2f, 0.02f), vec3f(0.5f, 0.7f, 0.2f), in.along * (0.7f + 0.3f * in.shade.x));
  return vec4f(colour * (0.2f + light + through), 1.0f);
}
