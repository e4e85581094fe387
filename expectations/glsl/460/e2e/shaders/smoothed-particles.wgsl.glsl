//# output densities
#version 460
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

struct Particle {
  vec3 position;
  float density;
  vec3 velocity;
  float pressure;
  vec3 force;
};

struct Fluid {
  float radius;
  float mass;
  float rest_density;
  float stiffness;
  float viscosity;
  float step_1;
  vec3 gravity;
  vec3 bounds;
};

layout(std140, binding = 0) uniform fluid_compute_block {
  Fluid inner;
} fluid;
layout(std430, binding = 0) coherent buffer particles_compute_block {
  Particle inner[];
} particles;

float poly6(float distance_squared) {
  float h2 = fluid.inner.radius * fluid.inner.radius;
  float d = max(h2 - distance_squared, 0.0);
  return 315.0 / (201.06194 * pow(fluid.inner.radius, 9.0)) * d * d * d;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint count = uint(particles.inner.length());
  if (v.x >= count) {
    return;
  }
  uint v_1 = min(v.x, uint(particles.inner.length()) - 1u);
  float density = 0.0;
  uint i = 0u;
  while (true) {
    if (!(i < count)) {
      break;
    }
    vec3 offset = particles.inner[v_1].position - particles.inner[min(i, uint(particles.inner.length()) - 1u)].position;
    float v_2 = density;
    density = v_2 + fluid.inner.mass * poly6(dot(offset, offset));
    i = i + 1u;
  }
  particles.inner[v_1].density = density;
  particles.inner[v_1].pressure = fluid.inner.stiffness * max(density - fluid.inner.rest_density, 0.0);
}
//# output forces
#version 460
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

struct Particle {
  vec3 position;
  float density;
  vec3 velocity;
  float pressure;
  vec3 force;
};

struct Fluid {
  float radius;
  float mass;
  float rest_density;
  float stiffness;
  float viscosity;
  float step_1;
  vec3 gravity;
  vec3 bounds;
};

layout(std140, binding = 0) uniform fluid_compute_block {
  Fluid inner;
} fluid;
layout(std430, binding = 0) coherent buffer particles_compute_block {
  Particle inner[];
} particles;

vec3 spiky_gradient(vec3 offset, float distance_1) {
  if ((distance_1 <= 1e-6) || (distance_1 >= fluid.inner.radius)) {
    return vec3(0.0);
  }
  float d = fluid.inner.radius - distance_1;
  return offset / distance_1 * (-45.0 / (3.1415927 * pow(fluid.inner.radius, 6.0)) * d * d);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint count = uint(particles.inner.length());
  if (v.x >= count) {
    return;
  }
  Particle own = particles.inner[min(v.x, uint(particles.inner.length()) - 1u)];
  vec3 force = fluid.inner.gravity * own.density;
  uint i = 0u;
  while (true) {
    if (!(i < count)) {
      break;
    }
    if (i == v.x) {
      i = i + 1u;
      continue;
    }
    Particle other = particles.inner[min(i, uint(particles.inner.length()) - 1u)];
    vec3 offset = own.position - other.position;
    float distance_1 = length(offset);
    float shared_pressure = (own.pressure + other.pressure) / (2.0 * other.density);
    vec3 v_1 = force;
    force = v_1 - fluid.inner.mass * shared_pressure * spiky_gradient(offset, distance_1);
    float lap = 45.0 / (3.1415927 * pow(fluid.inner.radius, 6.0)) * max(fluid.inner.radius - distance_1, 0.0);
    force = force + fluid.inner.viscosity * fluid.inner.mass * (other.velocity - own.velocity) / other.density * lap;
    i = i + 1u;
  }
  particles.inner[min(v.x, uint(particles.inner.length()) - 1u)].force = force;
}
//# output advance
#version 460
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

struct Particle {
  vec3 position;
  float density;
  vec3 velocity;
  float pressure;
  vec3 force;
};

struct Fluid {
  float radius;
  float mass;
  float rest_density;
  float stiffness;
  float viscosity;
  float step_1;
  vec3 gravity;
  vec3 bounds;
};

layout(std140, binding = 0) uniform fluid_compute_block {
  Fluid inner;
} fluid;
layout(std430, binding = 0) coherent buffer particles_compute_block {
  Particle inner[];
} particles;

void store_Particle(uint v, Particle value) {
  particles.inner[v].position = value.position;
  particles.inner[v].density = value.density;
  particles.inner[v].velocity = value.velocity;
  particles.inner[v].pressure = value.pressure;
  particles.inner[v].force = value.force;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= uint(particles.inner.length())) {
    return;
  }
  Particle particle = particles.inner[min(v.x, uint(particles.inner.length()) - 1u)];
  particle.velocity = particle.velocity + fluid.inner.step_1 * particle.force / max(particle.density, 0.001);
  particle.position = particle.position + fluid.inner.step_1 * particle.velocity;
  int axis = 0;
  while (true) {
    if (!(axis < 3)) {
      break;
    }
    float edge = fluid.inner.bounds[min(uint(axis), 2u)];
    if (abs(particle.position[min(uint(axis), 2u)]) > edge) {
      particle.position[min(uint(axis), 2u)] = min(max(particle.position[min(uint(axis), 2u)], -edge), edge);
      int v_1 = axis;
      particle.velocity[min(uint(v_1), 2u)] = particle.velocity[min(uint(v_1), 2u)] * -0.4;
    }
    axis = axis + 1;
  }
  store_Particle(min(v.x, uint(particles.inner.length()) - 1u), particle);
}
