struct Sphere {
  center: vec3f,
  radius: f32,
  color: vec3f,
  light: f32,
  roughness: f32,
}

struct Camera {
  position: vec3f,
  right: vec3f,
  up: vec3f,
  ahead: vec3f,
  size: vec2u,
  frame: u32,
}

struct Surface {
  distance: f32,
  index: i32,
}

@group(0) @binding(0) var<uniform> camera: Camera;
@group(0) @binding(1) var<storage, read> spheres: array<Sphere>;
@group(0) @binding(2) var<storage, read_write> sums: array<vec4f>;
override bounces: u32 = 8u;
var<private> seed: u32;

fn random() -> f32 {
  seed = seed * 747796405u + 2891336453u;
  let word = ((seed >> ((seed >> 28u) + 4u)) ^ seed) * 277803737u;
  return f32((word >> 22u) ^ word) / 4294967300.0f;
}

fn random_direction() -> vec3f {
  let z = 1.0f - 2.0f * random();
  let angle = 6.2831855f * random();
  let r = sqrt(max(1.0f - z * z, 0.0f));
  return vec3f(r * cos(angle), r * sin(angle), z);
}

fn nearest(origin: vec3f, direction: vec3f) -> Surface {
  var found = Surface(1e20f, -1i);
  for (var i = 0u; i < arrayLength(&spheres); i = i + 1u) {
    let to = spheres[i].center - origin;
    let along = dot(to, direction);
    let rest = spheres[i].radius * spheres[i].radius - dot(to, to) + along * along;
    if (rest < 0.0f) {
      continue;
    }
    let half = sqrt(rest);
    let distance = select(along + half, along - half, (along - half > 0.001f));
    if ((distance > 0.001f) && (distance < found.distance)) {
      found = Surface(distance, i32(i));
    }
  }
  return found;
}

fn radiance(start: vec3f, towards: vec3f) -> vec3f {
  var origin = start;
  var direction = towards;
  var weight = vec3f(1.0f);
  var sum = vec3f();
  for (var bounce = 0u; bounce < bounces; bounce = bounce + 1u) {
    let hit = nearest(origin, direction);
    if (hit.index < 0i) {
      let height = saturate(direction.y * 0.5f + 0.5f);
      return sum + weight * mix(vec3f(1.0f), vec3f(0.4f, 0.6f, 1.0f), height);
    }
    let sphere = spheres[hit.index];
    origin = origin + direction * hit.distance;
    let normal = normalize(origin - sphere.center);
    sum = sum + weight * sphere.color * sphere.light;
    weight = weight * sphere.color;
    let survival = clamp(max(weight.x, max(weight.y, weight.z)), 0.05f, 0.95f);
    if (bounce > 3u) {
      if (random() > survival) {
        break;
      }
      weight = weight / survival;
    }
    let diffuse = normalize(normal + random_direction());
    direction = normalize(mix(reflect(direction, normal), diffuse, sphere.roughness));
  }
  return sum;
}

@compute @workgroup_size(16, 16)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (any((id.xy >= camera.size))) {
    return;
  }
  let index = id.y * camera.size.x + id.x;
  seed = index * 9781u + camera.frame * 6271u + 1u;
  let v = random();
  let jitter = vec2f(v, random());
  let place = (vec2f(id.xy) + jitter) / vec2f(camera.size) * 2.0f - 1.0f;
  let direction = normalize(camera.ahead + place.x * camera.right - place.y * camera.up);
  let color = radiance(camera.position, direction);
  sums[index] = sums[index] + vec4f(color, 1.0f);
}
