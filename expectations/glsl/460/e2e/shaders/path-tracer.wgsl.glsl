#version 460
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Sphere {
  vec3 center;
  float radius;
  vec3 color;
  float light;
  float roughness;
};

struct Camera {
  vec3 position;
  vec3 right;
  vec3 up;
  vec3 ahead;
  uvec2 size;
  uint frame;
};

struct Surface {
  float distance_1;
  int index;
};

layout(std140, binding = 0) uniform camera_compute_block {
  Camera inner;
} camera;
layout(std430, binding = 0) readonly buffer spheres_compute_block {
  Sphere inner[];
} spheres;
layout(std430, binding = 1) coherent buffer sums_compute_block {
  vec4 inner[];
} sums;
uint seed = 0u;

float random() {
  seed = seed * 747796405u + 2891336453u;
  uint word = ((seed >> (((seed >> 28u) + 4u) & 31u)) ^ seed) * 277803737u;
  return float((word >> 22u) ^ word) / 4294967300.0;
}

vec3 random_direction() {
  float z = 1.0 - 2.0 * random();
  float angle = 6.2831855 * random();
  float r = sqrt(max(1.0 - z * z, 0.0));
  return vec3(r * cos(angle), r * sin(angle), z);
}

Surface nearest(vec3 origin, vec3 direction) {
  Surface found = Surface(1e20, -1);
  uint i = 0u;
  while (true) {
    if (!(i < uint(spheres.inner.length()))) {
      break;
    }
    vec3 to = spheres.inner[min(i, uint(spheres.inner.length()) - 1u)].center - origin;
    float along = dot(to, direction);
    float rest = spheres.inner[min(i, uint(spheres.inner.length()) - 1u)].radius * spheres.inner[min(i, uint(spheres.inner.length()) - 1u)].radius - dot(to, to) + along * along;
    if (rest < 0.0) {
      i = i + 1u;
      continue;
    }
    float half_1 = sqrt(rest);
    float distance_1 = mix(along + half_1, along - half_1, (along - half_1 > 0.001));
    if ((distance_1 > 0.001) && (distance_1 < found.distance_1)) {
      found = Surface(distance_1, int(i));
    }
    i = i + 1u;
  }
  return found;
}

vec3 radiance(vec3 start, vec3 towards) {
  vec3 origin = start;
  vec3 direction = towards;
  vec3 weight = vec3(1.0);
  vec3 sum = vec3(0.0);
  uint bounce = 0u;
  while (true) {
    if (!(bounce < 8u)) {
      break;
    }
    Surface hit = nearest(origin, direction);
    if (hit.index < 0) {
      float height = clamp(direction.y * 0.5 + 0.5, 0.0, 1.0);
      return sum + weight * mix(vec3(1.0), vec3(0.4, 0.6, 1.0), height);
    }
    Sphere sphere = spheres.inner[min(uint(hit.index), uint(spheres.inner.length()) - 1u)];
    origin = origin + direction * hit.distance_1;
    vec3 normal = normalize(origin - sphere.center);
    sum = sum + weight * sphere.color * sphere.light;
    weight = weight * sphere.color;
    float survival = clamp(max(weight.x, max(weight.y, weight.z)), 0.05, 0.95);
    if (bounce > 3u) {
      if (random() > survival) {
        break;
      }
      weight = weight / survival;
    }
    vec3 diffuse = normalize(normal + random_direction());
    direction = normalize(mix(reflect(direction, normal), diffuse, sphere.roughness));
    bounce = bounce + 1u;
  }
  return sum;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (any(greaterThanEqual(v.xy, camera.inner.size))) {
    return;
  }
  uint index = v.y * camera.inner.size.x + v.x;
  seed = index * 9781u + camera.inner.frame * 6271u + 1u;
  float v_1 = random();
  vec2 jitter = vec2(v_1, random());
  vec2 place = (vec2(v.xy) + jitter) / vec2(camera.inner.size) * 2.0 - 1.0;
  vec3 direction = normalize(camera.inner.ahead + place.x * camera.inner.right - place.y * camera.inner.up);
  vec3 color = radiance(camera.inner.position, direction);
  sums.inner[min(index, uint(sums.inner.length()) - 1u)] = sums.inner[min(index, uint(sums.inner.length()) - 1u)] + vec4(color, 1.0);
}
