// Deferred shading: surfaces written to several targets with packed normals, and lights summed up from them by tiles.
struct Scene {
  view_projection: mat4x4f,
  to_world: mat4x4f,
  eye: vec3f,
  light_count: u32,
  size: vec2f,
}

struct Light {
  position: vec3f,
  radius: f32,
  color: vec3f,
}

@group(0) @binding(0) var<uniform> scene: Scene;
@group(1) @binding(0) var diffuse: texture_2d<f32>;
@group(1) @binding(1) var diffuse_sampler: sampler;
@group(2) @binding(0) var albedo_target: texture_2d<f32>;
@group(2) @binding(1) var normal_target: texture_2d<u32>;
@group(2) @binding(2) var depth_target: texture_depth_2d;
@group(2) @binding(3) var<storage, read> lights: array<Light>;
@group(2) @binding(4) var lit: texture_storage_2d<rgba16float, write>;

struct Corner {
  @builtin(position) clip: vec4f,
  @location(0) normal: vec3f,
  @location(1) uv: vec2f,
}

struct Targets {
  @location(0) albedo: vec4f,
  @location(1) normal: u32,
}

@vertex
fn place(@location(0) position: vec3f, @location(1) normal: vec3f, @location(2) uv: vec2f) -> Corner {
  return Corner(scene.view_projection * vec4f(position, 1), normal, uv);
}

fn fold(direction: vec3f) -> vec2f {
  let flat_part = direction.xy / (abs(direction.x) + abs(direction.y) + abs(direction.z));
  let folded = (1 - abs(flat_part.yx)) * select(vec2f(-1), vec2f(1), flat_part >= vec2f());
  return select(folded, flat_part, direction.z >= 0);
}

fn unfold(folded: vec2f) -> vec3f {
  let z = 1 - abs(folded.x) - abs(folded.y);
  let t = max(-z, 0.0);
  return normalize(vec3f(folded - select(vec2f(-t), vec2f(t), folded >= vec2f()), z));
}

@fragment
fn fill_targets(in: Corner) -> Targets {
  let color = textureSample(diffuse, diffuse_sampler, in.uv);
  if color.a < 0.25 {
    discard;
  }
  return Targets(vec4f(color.rgb, 1), pack2x16snorm(fold(normalize(in.normal))));
}

const most = 64u;
var<workgroup> list: array<u32, most>;
var<workgroup> used: atomic<u32>;
var<workgroup> nearest: atomic<u32>;
var<workgroup> farthest: atomic<u32>;

fn world_at(pixel: vec2f, depth: f32) -> vec3f {
  let uv = pixel / scene.size * vec2f(2, -2) + vec2f(-1, 1);
  let place = scene.to_world * vec4f(uv, depth, 1);
  return place.xyz / place.w;
}

@compute @workgroup_size(16, 16)
fn light(
  @builtin(global_invocation_id) id: vec3u,
  @builtin(local_invocation_index) lane: u32,
  @builtin(workgroup_id) tile: vec3u,
) {
  if lane == 0 {
    atomicStore(&nearest, 0xffffffff);
  }
  workgroupBarrier();
  let pixel = min(id.xy, vec2u(scene.size) - 1);
  let depth = textureLoad(depth_target, pixel, 0);
  let bits = bitcast<u32>(depth);
  atomicMin(&nearest, bits);
  atomicMax(&farthest, bits);
  workgroupBarrier();
  let corner = (vec2f(tile.xy) + 0.5) * 16;
  let near = world_at(corner, bitcast<f32>(atomicLoad(&nearest)));
  let far = world_at(corner, bitcast<f32>(atomicLoad(&farthest)));
  for (var i = lane; i < scene.light_count; i += 256) {
    let to = lights[i].position - near;
    let along = saturate(dot(to, far - near) / max(dot(far - near, far - near), 1e-6));
    if distance(lights[i].position, mix(near, far, along)) < lights[i].radius + 4 {
      let slot = atomicAdd(&used, 1);
      if slot < most {
        list[slot] = i;
      }
    }
  }
  workgroupBarrier();
  let normal = unfold(unpack2x16snorm(textureLoad(normal_target, pixel, 0).r));
  let albedo = textureLoad(albedo_target, pixel, 0).rgb;
  let world = world_at(vec2f(pixel) + 0.5, depth);
  var sum = albedo * 0.03;
  for (var i = 0u; i < min(atomicLoad(&used), most); i++) {
    let one = lights[list[i]];
    let to = one.position - world;
    let fade = saturate(1 - length(to) / one.radius);
    sum += albedo * one.color * saturate(dot(normal, normalize(to))) * fade * fade;
  }
  if all(id.xy < vec2u(scene.size)) {
    textureStore(lit, id.xy, vec4f(sum, 1));
  }
}
