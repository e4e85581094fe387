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

override damping: f32 = 0.4f;
@group(0) @binding(0) var<uniform> fluid: Fluid;
@group(0) @binding(1) var<storage, read_write> particles: array<Particle>;

fn poly6(distance_squared: f32) -> f32 {
  let h2 = fluid.radius * fluid.radius;
  let d = max(h2 - distance_squared, 0.0f);
  return 315.0f / (201.06194f * pow(fluid.radius, 9.0f)) * d * d * d;
}

fn spiky_gradient(offset: vec3f, distance: f32) -> vec3f {
  if ((distance <= 1e-6f) || (distance >= fluid.radius)) {
    return vec3f();
  }
  let d = fluid.radius - distance;
  return offset / distance * (-45.0f / (3.1415927f * pow(fluid.radius, 6.0f)) * d * d);
}

@compute @workgroup_size(128)
fn densities(@builtin(global_invocation_id) id: vec3u) {
  let count = arrayLength(&particles);
  if (id.x >= count) {
    return;
  }
  let v = id.x;
  var density = 0.0f;
  for (var i = 0u; i < count; i = i + 1u) {
    let offset = particles[v].position - particles[i].position;
    let v_1 = density;
    density = v_1 + fluid.mass * poly6(dot(offset, offset));
  }
  particles[v].density = density;
  particles[v].pressure = fluid.stiffness * max(density - fluid.rest_density, 0.0f);
}

@compute @workgroup_size(128)
fn forces(@builtin(global_invocation_id) id: vec3u) {
  let count = arrayLength(&particles);
  if (id.x >= count) {
    return;
  }
  let own = particles[id.x];
  var force = fluid.gravity * own.density;
  for (var i = 0u; i < count; i = i + 1u) {
    if (i == id.x) {
      continue;
    }
    let other = particles[i];
    let offset = own.position - other.position;
    let distance = length(offset);
    let shared_pressure = (own.pressure + other.pressure) / (2.0f * other.density);
    let v = force;
    force = v - fluid.mass * shared_pressure * spiky_gradient(offset, distance);
    let lap = 45.0f / (3.1415927f * pow(fluid.radius, 6.0f)) * max(fluid.radius - distance, 0.0f);
    force = force + fluid.viscosity * fluid.mass * (other.velocity - own.velocity) / other.density * lap;
  }
  particles[id.x].force = force;
}

@compute @workgroup_size(128)
fn advance(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= arrayLength(&particles)) {
    return;
  }
  var particle = particles[id.x];
  particle.velocity = particle.velocity + fluid.step * particle.force / max(particle.density, 0.001f);
  particle.position = particle.position + fluid.step * particle.velocity;
  for (var axis = 0i; axis < 3i; axis = axis + 1i) {
    let edge = fluid.bounds[axis];
    if (abs(particle.position[axis]) > edge) {
      particle.position[axis] = clamp(particle.position[axis], -edge, edge);
      let v = axis;
      particle.velocity[v] = particle.velocity[v] * -damping;
    }
  }
  particles[id.x] = particle;
}
