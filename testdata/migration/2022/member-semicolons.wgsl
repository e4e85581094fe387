//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/expected-token line 7
//# expect-error: wgsl/expected-token line 9
//# expect-error: wgsl/expected-token line 9
struct Particle {
  position: vec2<f32>;
  velocity: vec2<f32>;
};
struct Simulation { dt: f32; damping: f32; };
@group(0) @binding(0) var<uniform> simulation: Simulation;
@group(0) @binding(1) var<storage, read_write> particles: array<Particle>;
@compute @workgroup_size(64)
fn step(@builtin(global_invocation_id) id: vec3<u32>) {
  particles[id.x].position += particles[id.x].velocity * simulation.dt * simulation.damping;
}
