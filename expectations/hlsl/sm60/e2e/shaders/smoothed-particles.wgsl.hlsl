struct Particle {
  float3 position;
  float density;
  float3 velocity;
  float pressure;
  float3 force;
};

cbuffer cbuffer_fluid : register(b0) {
  uint4 fluid[4];
};

RWByteAddressBuffer particles : register(u1);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_particles(uint offset, Particle value) {
  particles.Store3(offset, asuint(value.position));
  particles.Store(offset + 12u, asuint(value.density));
  particles.Store3(offset + 16u, asuint(value.velocity));
  particles.Store(offset + 28u, asuint(value.pressure));
  particles.Store3(offset + 32u, asuint(value.force));
}

Particle load_particles(uint offset) {
  const Particle v = {asfloat(particles.Load3(offset)), asfloat(particles.Load(offset + 12u)), asfloat(particles.Load3(offset + 16u)), asfloat(particles.Load(offset + 28u)), asfloat(particles.Load3(offset + 32u))};
  return v;
}

float poly6(float distance_squared) {
  const float h2 = asfloat(fluid[0].x) * asfloat(fluid[0].x);
  const float d = max(h2 - distance_squared, 0.0f);
  return 315.0f / (201.06194f * pow(asfloat(fluid[0].x), 9.0f)) * d * d * d;
}

float3 spiky_gradient(float3 offset, float distance_1) {
  if ((distance_1 <= 1e-6f) || (distance_1 >= asfloat(fluid[0].x))) {
    return float3(0.0f, 0.0f, 0.0f);
  }
  const float d = asfloat(fluid[0].x) - distance_1;
  return offset / distance_1 * (-45.0f / (3.1415927f * pow(asfloat(fluid[0].x), 6.0f)) * d * d);
}

[numthreads(128, 1, 1)]
void densities(uint3 id : SV_DispatchThreadID) {
  const uint count = colorfast_size(particles) / 48u;
  if (id.x >= count) {
    return;
  }
  const uint v = min(id.x, colorfast_size(particles) / 48u - 1u) * 48u;
  float density = 0.0f;
  uint i = 0u;
  while (i < count) {
    const float3 offset = asfloat(particles.Load3(v)) - asfloat(particles.Load3(min(i, colorfast_size(particles) / 48u - 1u) * 48u));
    const float v_1 = density;
    density = v_1 + asfloat(fluid[0].y) * poly6(dot(offset, offset));
    i = i + 1u;
  }
  particles.Store(v + 12u, asuint(density));
  particles.Store(v + 28u, asuint(asfloat(fluid[0].w) * max(density - asfloat(fluid[0].z), 0.0f)));
}

[numthreads(128, 1, 1)]
void forces(uint3 id : SV_DispatchThreadID) {
  const uint count = colorfast_size(particles) / 48u;
  if (id.x >= count) {
    return;
  }
  const Particle own = load_particles(min(id.x, colorfast_size(particles) / 48u - 1u) * 48u);
  float3 force = asfloat(fluid[2].xyz) * own.density;
  uint i = 0u;
  while (i < count) {
    if (i == id.x) {
      i = i + 1u;
      continue;
    }
    const Particle other = load_particles(min(i, colorfast_size(particles) / 48u - 1u) * 48u);
    const float3 offset = own.position - other.position;
    const float distance_1 = length(offset);
    const float shared_pressure = (own.pressure + other.pressure) / (2.0f * other.density);
    const float3 v = force;
    force = v - asfloat(fluid[0].y) * shared_pressure * spiky_gradient(offset, distance_1);
    const float lap = 45.0f / (3.1415927f * pow(asfloat(fluid[0].x), 6.0f)) * max(asfloat(fluid[0].x) - distance_1, 0.0f);
    force = force + asfloat(fluid[1].x) * asfloat(fluid[0].y) * (other.velocity - own.velocity) / other.density * lap;
    i = i + 1u;
  }
  particles.Store3(min(id.x, colorfast_size(particles) / 48u - 1u) * 48u + 32u, asuint(force));
}

[numthreads(128, 1, 1)]
void advance(uint3 id : SV_DispatchThreadID) {
  if (id.x >= colorfast_size(particles) / 48u) {
    return;
  }
  Particle particle = load_particles(min(id.x, colorfast_size(particles) / 48u - 1u) * 48u);
  particle.velocity = particle.velocity + asfloat(fluid[1].y) * particle.force / max(particle.density, 0.001f);
  particle.position = particle.position + asfloat(fluid[1].y) * particle.velocity;
  int axis = int(0);
  while (axis < int(3)) {
    const uint v = min(asuint(axis), 2u) * 4u;
    const float edge = asfloat(fluid[(v + 48u) >> 4u][((v + 48u) >> 2u) & 3u]);
    if (abs(particle.position[min(asuint(axis), 2u)]) > edge) {
      particle.position[min(asuint(axis), 2u)] = clamp(particle.position[min(asuint(axis), 2u)], -edge, edge);
      const int v_1 = axis;
      particle.velocity[min(asuint(v_1), 2u)] = particle.velocity[min(asuint(v_1), 2u)] * -0.4f;
    }
    axis = asint(asuint(axis) + 1u);
  }
  store_particles(min(id.x, colorfast_size(particles) / 48u - 1u) * 48u, particle);
}
