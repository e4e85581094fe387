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

@group(0) @binding(0) var<uniform> ocean: Ocean;
@group(0) @binding(1) var sky: texture_cube<f32>;
@group(0) @binding(2) var ripples: texture_2d<f32>;
@group(0) @binding(3) var tiled: sampler;
@group(0) @binding(4) var floor_depth: texture_depth_2d;

fn wave_at(place: vec2f, wave: Wave) -> Moved {
  let k = 6.2831855f / wave.length;
  let speed = sqrt(9.8f / k);
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
  var world = vec3f(place.x, 0.0f, place.y);
  var tangent = vec3f(1.0f, 0.0f, 0.0f);
  var bitangent = vec3f(0.0f, 0.0f, 1.0f);
  for (var i = 0i; i < 6i; i = i + 1i) {
    let moved = wave_at(place, ocean.waves[i]);
    world = world + moved.offset;
    tangent = tangent + moved.tangent;
    bitangent = bitangent + moved.bitangent;
  }
  let clip = ocean.view_projection * vec4f(world, 1.0f);
  let normal = normalize(cross(bitangent, tangent));
  return Water(clip, world, normal, 1.0f - normal.y, clip.w);
}

fn fine_normal(place: vec2f) -> vec3f {
  let a = textureSample(ripples, tiled, place * 0.11f + ocean.time * vec2f(0.013f, 0.021f)).xyz;
  let b = textureSample(ripples, tiled, place * 0.23f - ocean.time * vec2f(0.017f, 0.011f)).xyz;
  return normalize((a + b - 1.0f).xzy * vec3f(1.0f, 2.0f, 1.0f));
}

@fragment
fn shade(in: Water) -> @location(0) vec4f {
  let fine = fine_normal(in.world.xz);
  let normal = normalize(in.normal + vec3f(fine.x, 0.0f, fine.z) * 0.3f);
  let view = normalize(ocean.eye - in.world);
  let mirrored = textureSample(sky, tiled, reflect(-view, normal)).xyz;
  let ground = textureLoad(floor_depth, vec2i(in.clip.xy), 0i);
  let through = exp(-max(ground - in.clip.z, 0.0f) * 400.0f);
  let body = mix(ocean.deep.xyz, ocean.shallow.xyz, through);
  let share = 0.02f + 0.98f * pow(1.0f - saturate(dot(normal, view)), 5.0f);
  let glint = pow(saturate(dot(normal, normalize(view + ocean.sun.xyz))), 256.0f) * ocean.sun.w;
  let foam = smoothstep(0.25f, 0.6f, in.crest) + smoothstep(0.8f, 1.0f, through) * 0.4f;
  let color = mix(body, mirrored, share) + glint + foam * 0.7f;
  let haze = 1.0f - exp(-in.depth * 0.002f);
  return vec4f(mix(color, vec3f(0.6f, 0.7f, 0.8f), haze), 1.0f);
}
