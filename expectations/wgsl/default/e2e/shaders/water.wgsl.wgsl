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

@group(0) @binding(0) var<uniform> sea: Sea;
@group(0) @binding(1) var refracted: texture_2d<f32>;
@group(0) @binding(2) var depth_map: texture_depth_2d;
@group(0) @binding(3) var sky: texture_cube<f32>;
@group(0) @binding(4) var smooth_sampler: sampler;

fn gerstner(wave: Wave, at: vec2f) -> Displaced {
  let k = 6.2831855f / wave.length;
  let speed = sqrt(9.81f / k);
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
  var world = vec3f(grid.x, 0.0f, grid.y);
  var tangent = vec3f(1.0f, 0.0f, 0.0f);
  var binormal = vec3f(0.0f, 0.0f, 1.0f);
  for (var i = 0i; i < 6i; i = i + 1i) {
    let moved = gerstner(sea.waves[i], grid);
    world = world + moved.offset;
    tangent = tangent + moved.tangent;
    binormal = binormal + moved.binormal;
  }
  let clip = sea.view_projection * vec4f(world, 1.0f);
  return Surface(clip, world, cross(binormal, tangent), clip);
}

@fragment
fn shade(in: Surface) -> @location(0) vec4f {
  let normal = normalize(in.normal);
  let view = normalize(sea.eye - in.world);
  let screen = in.clip.xy / in.clip.w * vec2f(0.5f, -0.5f) + 0.5f;
  let bent = screen + normal.xz * 0.02f;
  let size = vec2f(textureDimensions(depth_map));
  let bottom = textureLoad(depth_map, vec2i(bent * size), 0i);
  let thickness = max(bottom - in.position.z, 0.0f);
  let below = mix(sea.deep, textureSample(refracted, smooth_sampler, bent).xyz, exp(-thickness * sea.clarity));
  let above = textureSample(sky, smooth_sampler, reflect(-view, normal)).xyz;
  let fresnel = 0.02f + 0.98f * pow(1.0f - saturate(dot(view, normal)), 5.0f);
  let foam = smoothstep(0.6f, 1.0f, 1.0f - normal.y) * 0.5f;
  return vec4f(mix(below, above, fresnel) + foam, 1.0f);
}
