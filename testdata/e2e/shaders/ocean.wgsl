// Water: a sum of trochoidal waves moves the vertices, and the surface mirrors the sky, lets depth through and foams.
struct Wave {
  direction: vec2f,
  steepness: f32,
  length: f32,
}

struct Ocean {
  view_projection: mat4x4f,
  eye: vec3f,
  time: f32,
  waves: array<Wave, 6>,
  shallow: vec4f,
  deep: vec4f,
  sun: vec4f,
}

@group(0) @binding(0) var<uniform> ocean: Ocean;
@group(0) @binding(1) var sky: texture_cube<f32>;
@group(0) @binding(2) var ripples: texture_2d<f32>;
@group(0) @binding(3) var tiled: sampler;
@group(0) @binding(4) var floor_depth: texture_depth_2d;

struct Water {
  @builtin(position) clip: vec4f,
  @location(0) world: vec3f,
  @location(1) normal: vec3f,
  @location(2) crest: f32,
  @location(3) depth: f32,
}

struct Moved {
  offset: vec3f,
  tangent: vec3f,
  bitangent: vec3f,
}

fn wave_at(place: vec2f, wave: Wave) -> Moved {
  let k = 6.2831853 / wave.length;
  let speed = sqrt(9.8 / k);
  let direction = normalize(wave.direction);
  let phase = k * (dot(direction, place) - speed * ocean.time);
  let height = wave.steepness / k;
  let c = cos(phase);
  let s = sin(phase);
  var moved: Moved;
  moved.offset = vec3f(direction.x * height * c, height * s, direction.y * height * c);
  let bend = wave.steepness * s;
  moved.tangent = vec3f(-direction.x * direction.x * bend, direction.x * wave.steepness * c, -direction.x * direction.y * bend);
  moved.bitangent = vec3f(-direction.x * direction.y * bend, direction.y * wave.steepness * c, -direction.y * direction.y * bend);
  return moved;
}

@vertex
fn swell(@location(0) place: vec2f) -> Water {
  var world = vec3f(place.x, 0, place.y);
  var tangent = vec3f(1, 0, 0);
  var bitangent = vec3f(0, 0, 1);
  for (var i = 0; i < 6; i++) {
    let moved = wave_at(place, ocean.waves[i]);
    world += moved.offset;
    tangent += moved.tangent;
    bitangent += moved.bitangent;
  }
  let clip = ocean.view_projection * vec4f(world, 1);
  let normal = normalize(cross(bitangent, tangent));
  return Water(clip, world, normal, 1 - normal.y, clip.w);
}

fn fine_normal(place: vec2f) -> vec3f {
  let a = textureSample(ripples, tiled, place * 0.11 + ocean.time * vec2f(0.013, 0.021)).xyz;
  let b = textureSample(ripples, tiled, place * 0.23 - ocean.time * vec2f(0.017, 0.011)).xyz;
  return normalize((a + b - 1).xzy * vec3f(1, 2, 1));
}

@fragment
fn shade(in: Water) -> @location(0) vec4f {
  let fine = fine_normal(in.world.xz);
  let normal = normalize(in.normal + vec3f(fine.x, 0, fine.z) * 0.3);
  let view = normalize(ocean.eye - in.world);
  let mirrored = textureSample(sky, tiled, reflect(-view, normal)).rgb;
  let ground = textureLoad(floor_depth, vec2i(in.clip.xy), 0);
  let through = exp(-max(ground - in.clip.z, 0.0) * 400);
  let body = mix(ocean.deep.rgb, ocean.shallow.rgb, through);
  let share = 0.02 + 0.98 * pow(1 - saturate(dot(normal, view)), 5);
  let glint = pow(saturate(dot(normal, normalize(view + ocean.sun.xyz))), 256) * ocean.sun.w;
  let foam = smoothstep(0.25, 0.6, in.crest) + smoothstep(0.8, 1.0, through) * 0.4;
  let color = mix(body, mirrored, share) + glint + foam * 0.7;
  let haze = 1 - exp(-in.depth * 0.002);
  return vec4f(mix(color, vec3f(0.6, 0.7, 0.8), haze), 1);
}
