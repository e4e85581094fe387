// Water: a sum of Gerstner waves displaces the surface; refraction and reflection are mixed by the angle of view.

struct Wave {
  direction: vec2f,
  steepness: f32,
  length: f32,
}

struct Sea {
  view_projection: mat4x4f,
  eye: vec3f,
  time: f32,
  waves: array<Wave, 6>,
  deep: vec3f,
  clarity: f32,
}

@group(0) @binding(0) var<uniform> sea: Sea;
@group(0) @binding(1) var refracted: texture_2d<f32>;
@group(0) @binding(2) var depth_map: texture_depth_2d;
@group(0) @binding(3) var sky: texture_cube<f32>;
@group(0) @binding(4) var smooth_sampler: sampler;

struct Surface {
  @builtin(position) position: vec4f,
  @location(0) world: vec3f,
  @location(1) normal: vec3f,
  @location(2) clip: vec4f,
}

struct Displaced {
  offset: vec3f,
  tangent: vec3f,
  binormal: vec3f,
}

fn gerstner(wave: Wave, at: vec2f) -> Displaced {
  let k = 6.2831853 / wave.length;
  let speed = sqrt(9.81 / k);
  let d = normalize(wave.direction);
  let phase = k * (dot(d, at) - speed * sea.time);
  let amplitude = wave.steepness / k;
  let s = sin(phase);
  let c = cos(phase);
  var out: Displaced;
  out.offset = vec3f(d.x * amplitude * c, amplitude * s, d.y * amplitude * c);
  out.tangent = vec3f(-d.x * d.x * wave.steepness * s, d.x * wave.steepness * c, -d.x * d.y * wave.steepness * s);
  out.binormal = vec3f(-d.x * d.y * wave.steepness * s, d.y * wave.steepness * c, -d.y * d.y * wave.steepness * s);
  return out;
}

@vertex
fn swell(@location(0) grid: vec2f) -> Surface {
  var world = vec3f(grid.x, 0.0, grid.y);
  var tangent = vec3f(1.0, 0.0, 0.0);
  var binormal = vec3f(0.0, 0.0, 1.0);
  for (var i = 0; i < 6; i++) {
    let moved = gerstner(sea.waves[i], grid);
    world += moved.offset;
    tangent += moved.tangent;
    binormal += moved.binormal;
  }
  let clip = sea.view_projection * vec4f(world, 1.0);
  return Surface(clip, world, cross(binormal, tangent), clip);
}

@fragment
fn shade(in: Surface) -> @location(0) vec4f {
  let normal = normalize(in.normal);
  let view = normalize(sea.eye - in.world);
  let screen = in.clip.xy / in.clip.w * vec2f(0.5, -0.5) + 0.5;
  let bent = screen + normal.xz * 0.02;
  let size = vec2f(textureDimensions(depth_map));
  let bottom = textureLoad(depth_map, vec2i(bent * size), 0);
  let thickness = max(bottom - in.position.z, 0.0);
  let below = mix(sea.deep, textureSample(refracted, smooth_sampler, bent).rgb, exp(-thickness * sea.clarity));
  let above = textureSample(sky, smooth_sampler, reflect(-view, normal)).rgb;
  let fresnel = 0.02 + 0.98 * pow(1.0 - saturate(dot(view, normal)), 5.0);
  let foam = smoothstep(0.6, 1.0, 1.0 - normal.y) * 0.5;
  return vec4f(mix(below, above, fresnel) + foam, 1.0);
}
