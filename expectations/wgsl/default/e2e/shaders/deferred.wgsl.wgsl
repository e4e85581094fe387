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

struct Corner {
  @builtin(position) clip: vec4f,
  @location(0) normal: vec3f,
  @location(1) uv: vec2f,
}

struct Targets {
  @location(0) albedo: vec4f,
  @location(1) normal: u32,
}

@group(0) @binding(0) var<uniform> scene: Scene;
@group(1) @binding(0) var diffuse: texture_2d<f32>;
@group(1) @binding(1) var diffuse_sampler: sampler;
@group(2) @binding(0) var albedo_target: texture_2d<f32>;
@group(2) @binding(1) var normal_target: texture_2d<u32>;
@group(2) @binding(2) var depth_target: texture_depth_2d;
@group(2) @binding(3) var<storage, read> lights: array<Light>;
@group(2) @binding(4) var lit: texture_storage_2d<rgba16float, write>;
var<workgroup> list: array<u32, 64>;
var<workgroup> used: atomic<u32>;
var<workgroup> nearest: atomic<u32>;
var<workgroup> farthest: atomic<u32>;

@vertex
fn place(@location(0) position: vec3f, @location(1) normal: vec3f, @location(2) uv: vec2f) -> Corner {
  return Corner(scene.view_projection * vec4f(position, 1.0f), normal, uv);
}

fn fold(direction: vec3f) -> vec2f {
  let flat_part = direction.xy / (abs(direction.x) + abs(direction.y) + abs(direction.z));
  let folded = (1.0f - abs(flat_part.yx)) * select(vec2f(-1.0f), vec2f(1.0f), (flat_part >= vec2f()));
  return select(folded, flat_part, (direction.z >= 0.0f));
}

fn unfold(folded: vec2f) -> vec3f {
  let z = 1.0f - abs(folded.x) - abs(folded.y);
  let t = max(-z, 0.0f);
  return normalize(vec3f(folded - select(vec2f(-t), vec2f(t), (folded >= vec2f())), z));
}

@fragment
fn fill_targets(in: Corner) -> Targets {
  let color = textureSample(diffuse, diffuse_sampler, in.uv);
  if (color.w < 0.25f) {
    discard;
  }
  return Targets(vec4f(color.xyz, 1.0f), pack2x16snorm(fold(normalize(in.normal))));
}

fn world_at(pixel: vec2f, depth: f32) -> vec3f {
  let uv = pixel / scene.size * vec2f(2.0f, -2.0f) + vec2f(-1.0f, 1.0f);
  let place_1 = scene.to_world * vec4f(uv, depth, 1.0f);
  return place_1.xyz / place_1.w;
}

@compute @workgroup_size(16, 16)
fn light(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) lane: u32, @builtin(workgroup_id) tile: vec3u) {
  if (lane == 0u) {
    atomicStore(&nearest, 4294967295u);
  }
  workgroupBarrier();
  let pixel = min(id.xy, vec2u(scene.size) - 1u);
  let depth = textureLoad(depth_target, pixel, 0i);
  let bits = bitcast<u32>(depth);
  _ = atomicMin(&nearest, bits);
  _ = atomicMax(&farthest, bits);
  workgroupBarrier();
  let corner = (vec2f(tile.xy) + 0.5f) * 16.0f;
  let near = world_at(corner, bitcast<f32>(atomicLoad(&nearest)));
  let far = world_at(corner, bitcast<f32>(atomicLoad(&farthest)));
  for (var i = lane; i < scene.light_count; i = i + 256u) {
    let to = lights[i].position - near;
    let along = saturate(dot(to, far - near) / max(dot(far - near, far - near), 1e-6f));
    if (distance(lights[i].position, mix(near, far, along)) < lights[i].radius + 4.0f) {
      let slot = atomicAdd(&used, 1u);
      if (slot < 64u) {
        list[slot] = i;
      }
    }
  }
  workgroupBarrier();
  let normal = unfold(unpack2x16snorm(textureLoad(normal_target, pixel, 0i).x));
  let albedo = textureLoad(albedo_target, pixel, 0i).xyz;
  let world = world_at(vec2f(pixel) + 0.5f, depth);
  var sum = albedo * 0.03f;
  for (var i_1 = 0u; i_1 < min(atomicLoad(&used), 64u); i_1 = i_1 + 1u) {
    let one = lights[list[i_1]];
    let to_1 = one.position - world;
    let fade = saturate(1.0f - length(to_1) / one.radius);
    sum = sum + albedo * one.color * saturate(dot(normal, normalize(to_1))) * fade * fade;
  }
  if (all((id.xy < vec2u(scene.size)))) {
    textureStore(lit, id.xy, vec4f(sum, 1.0f));
  }
}
