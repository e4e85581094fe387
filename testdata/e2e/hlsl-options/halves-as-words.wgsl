//# targets: hlsl
//# options hlsl: {"halves_as_words": true}
//# note: halves that share a word, matrices and structures of them, and what is read only
enable f16;

struct Particle {
    position: vec3h,
    size: f16,
    turn: mat2x3h,
    trail: array<f16, 3>,
}

@group(0) @binding(0) var<storage, read> before: array<Particle>;
@group(0) @binding(1) var<storage, read_write> after: array<Particle>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
    var particle = before[id.x];
    particle.position += particle.turn * vec2h(particle.size, 1);
    particle.trail[id.x % 3] = particle.position.x;
    after[id.x] = particle;
    after[id.x].trail[id.y] = before[id.x].trail[2];
}
