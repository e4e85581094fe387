struct Particle {
  position: vec3f,
  speed: f32,
}

@group(0) @binding(0) var<storage, read_write> particles: array<Particle>;
@group(0) @binding(1) var colors: texture_2d<f32>;

fn advance(particle: ptr<storage, Particle, read_write>, seconds: f32) {
  (*particle).position.x = (*particle).position.x + (*particle).speed * seconds;
}

fn advance_all(all: ptr<storage, array<Particle>, read_write>, seconds: f32) {
  for (var i = 0u; i < arrayLength(all); i = i + 1u) {
    advance(&(*all)[i], seconds);
  }
}

fn texel(image: texture_2d<f32>, at: vec2u) -> vec4f {
  return textureLoad(image, at, 0i);
}

fn first_speed() -> f32 {
  let v = particles[0].speed;
  return v + texel(colors, vec2u(1u, 2u)).x;
}

fn no_entry_point(x: f32) -> f32 {
  return x * first_speed();
}

fn count(shared_count: ptr<workgroup, atomic<u32>>) -> u32 {
  return atomicAdd(shared_count, 1u);
}
