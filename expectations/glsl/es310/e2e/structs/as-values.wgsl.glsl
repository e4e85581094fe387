#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Ray {
  vec3 origin;
  vec3 direction;
};

struct Hit {
  float distance_1;
  vec3 normal;
  bool found;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner[2];
} out_1;

vec3 at(Ray r, float t) {
  return r.origin + t * r.direction;
}

Hit floor_hit(Ray r) {
  if (r.direction.y >= 0.0) {
    return Hit(0.0, vec3(0.0), false);
  }
  return Hit(-r.origin.y / r.direction.y, vec3(0.0, 1.0, 0.0), true);
}

void main() {
  Ray r = Ray(out_1.inner[0].xyz, vec3(0.0, -1.0, 0.5));
  Hit h = floor_hit(r);
  out_1.inner[0] = vec4(at(r, h.distance_1), float(h.found));
  out_1.inner[1] = vec4(floor_hit(Ray(vec3(1.0), vec3(1.0))).normal, 0.0);
}
