// Blades of grass: placed by a compute pass, bent by the wind in the vertex stage along a curve, lit from both sides.

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
  shade: vec2<f32>,
}

@group(0) @binding(0) var<uniform> field: Field;
@group(0) @binding(1) var<storage, read_write> blades: array<Blade>;
@group(0) @binding(2) var heights: texture_2d<f32>;
@group(0) @binding(3) var bilinear: sampler;
@group(1) @binding(0) var<storage, read> placed: array<Blade>;

fn rand(seed: vec2f) -> f32 {
  return fract(sin(dot(seed, vec2f(12.9898, 78.233))) * 43758.5453);
}

@compute @workgroup_size(64)
fn place(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= field.blades {
    return;
  }
  let side = u32(ceil(sqrt(f32(field.blades))));
  let cell = vec2f(vec2u(id.x % side, id.x / side));
  let uv = (cell + vec2f(rand(cell), rand(cell.yx))) / f32(side);
  let ground = textureSampleLevel(heights, bilinear, uv, 0.0).r;
  var blade: Blade;
  blade.root = vec3f((uv.x - 0.5) * field.extent, ground, (uv.y - 0.5) * field.extent);
  blade.height = mix(0.4, 1.0, rand(cell + 3.0));
  blade.facing = rand(cell + 5.0) * 6.2831853;
  blade.stiffness = mix(0.2, 0.6, rand(cell + 7.0));
  blade.shade = vec2f(rand(cell + 11.0), ground);
  blades[id.x] = blade;
}

struct Strand {
  @builtin(position) position: vec4f,
  @location(0) normal: vec3f,
  @location(1) along: f32,
  @location(2) @interpolate(flat) shade: vec2f,
}

fn curve(p0: vec3f, p1: vec3f, p2: vec3f, t: f32) -> vec3f {
  return mix(mix(p0, p1, t), mix(p1, p2, t), t);
}

@vertex
fn bend(@builtin(vertex_index) v: u32, @builtin(instance_index) i: u32) -> Strand {
  let blade = placed[i];
  let t = f32(v >> 1u) / 4.0;
  let side = f32(v & 1u) - 0.5;
  let across = vec3f(cos(blade.facing), 0.0, sin(blade.facing));
  let gust = sin(dot(blade.root.xz, field.wind) * 0.3 + field.time * 2.0) * (1.0 - blade.stiffness);
  let lean = vec3f(field.wind.x, 0.0, field.wind.y) * gust * blade.height;
  let tip = blade.root + vec3f(0.0, blade.height, 0.0) + lean;
  let middle = blade.root + vec3f(0.0, blade.height * 0.6, 0.0) + lean * 0.2;
  let spine = curve(blade.root, middle, tip, t);
  let ahead = curve(blade.root, middle, tip, t + 0.05);
  let world = spine + across * side * 0.05 * (1.0 - t);
  var out: Strand;
  out.position = field.view_projection * vec4f(world, 1.0);
  out.normal = normalize(cross(across, ahead - spine));
  out.along = t;
  out.shade = blade.shade;
  return out;
}

@fragment
fn shade(in: Strand, @builtin(front_facing) front: bool) -> @location(0) vec4f {
  let normal = select(-in.normal, in.normal, front);
  let light = saturate(dot(normalize(normal), field.sun));
  let through = saturate(dot(-normal, field.sun)) * 0.5;
  let colour = mix(vec3f(0.05, 0.2, 0.02), vec3f(0.5, 0.7, 0.2), in.along * (0.7 + 0.3 * in.shade.x));
  return vec4f(colour * (0.2 + light + through), 1.0);
}
