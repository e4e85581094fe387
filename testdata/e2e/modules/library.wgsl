// A library: nothing calls these functions, whose parameters no target can pass. Those that can be written are.
struct Particle {
    position: vec3f,
    speed: f32,
}

@group(0) @binding(0) var<storage, read_write> particles: array<Particle>;
@group(0) @binding(1) var colors: texture_2d<f32>;

fn advance(particle: ptr<storage, Particle, read_write>, seconds: f32) {
    (*particle).position.x += (*particle).speed * seconds;
}

fn advance_all(all: ptr<storage, array<Particle>, read_write>, seconds: f32) {
    for (var i = 0u; i < arrayLength(all); i++) {
        advance(&(*all)[i], seconds);
    }
}

fn texel(image: texture_2d<f32>, at: vec2u) -> vec4f {
    return textureLoad(image, at, 0);
}

fn first_speed() -> f32 {
    return particles[0].speed + texel(colors, vec2u(1, 2)).x;
}

fn no_entry_point(x: f32) -> f32 {
    return x * first_speed();
}

fn count(shared_count: ptr<workgroup, atomic<u32>>) -> u32 {
    return atomicAdd(shared_count, 1u);
}
