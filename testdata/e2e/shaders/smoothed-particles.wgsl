// Smoothed particle hydrodynamics: density and pressure, forces, then a step in time within a box.
struct Particle {
  position: vec3f,
  density: f32,
  velocity: vec3f,
  pressure: f32,
  force: vec3f,
}

struct Fluid {
  radius: f32,
  mass: f32,
  rest_density: f32,
  stiffness: f32,
  viscosity: f32,
  step: f32,
  gravity: vec3f,
  bounds: vec3f,
}

const pi = 3.14159265;
override damping = 0.4;

@group(0) @binding(0) var<uniform> fluid: Fluid;
@group(0) @binding(1) var<storage, read_write> particles: array<Particle>;

fn poly6(distance_squared: f32) -> f32 {
  let h2 = fluid.radius * fluid.radius;
  let d = max(h2 - distance_squared, 0.0);
  return 315.0 / (64.0 * pi * pow(fluid.radius, 9)) * d * d * d;
}

fn spiky_gradient(offset: vec3f, distance: f32) -> vec3f {
  if distance <= 1e-6 || distance >= fluid.radius {
    return vec3f();
  }
  let d = fluid.radius - distance;
  return offset / distance * (-45.0 / (pi * pow(fluid.radius, 6)) * d * d);
}

@compute @workgroup_size(128)
fn densities(@builtin(global_invocation_id) id: vec3u) {
  let count = arrayLength(&particles);
  if id.x >= count {
    return;
  }
  let own = &particles[id.x];
  var density = 0.0;
  for (var i = 0u; i < count; i++) {
    let offset = own.position - particles[i].position;
    density += fluid.mass * poly6(dot(offset, offset));
  }
  own.density = density;
  own.pressure = fluid.stiffness * max(density - fluid.rest_density, 0.0);
}

@compute @workgroup_size(128)
fn forces(@builtin(global_invocation_id) id: vec3u) {
  let count = arrayLength(&particles);
  if id.x >= count {
    return;
  }
  let own = particles[id.x];
  var force = fluid.gravity * own.density;
  for (var i = 0u; i < count; i++) {
    if i == id.x {
      continue;
    }
    let other = particles[i];
    let offset = own.position - other.position;
    let distance = length(offset);
    let shared_pressure = (own.pressure + other.pressure) / (2.0 * other.density);
    force -= fluid.mass * shared_pressure * spiky_gradient(offset, distance);
    let lap = 45.0 / (pi * pow(fluid.radius, 6)) * max(fluid.radius - distance, 0.0);
    force += fluid.viscosity * fluid.mass * (other.velocity - own.velocity) / other.density * lap;
  }
  particles[id.x].force = force;
}

@compute @workgroup_size(128)
fn advance(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= arrayLength(&particles) {
    return;
  }
  var particle = particles[id.x];
  particle.velocity += fluid.step * particle.force / max(particle.density, 1e-3);
  particle.position += fluid.step * particle.velocity;
  for (var axis = 0; axis < 3; axis++) {
    let edge = fluid.bounds[axis];
    if abs(particle.position[axis]) > edge {
      particle.position[axis] = clamp(particle.position[axis], -edge, edge);
      particle.velocity[axis] *= -damping;
    }
  }
  particles[id.x] = particle;
}
