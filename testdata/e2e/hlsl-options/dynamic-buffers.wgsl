//# targets: hlsl
//# options hlsl: {"dynamic_buffers": "0:0=0 1:2=3", "buffer_ranges_register": 4, "buffer_ranges_space": 7}
//# note: two buffers are bound at offsets set with each draw, which are read from the first and the fourth pair of the buffer ranges

struct Particle { place: vec3f, mass: f32, tags: array<u32, 3> }

@group(0) @binding(0) var<storage, read_write> moving: array<Particle>;
@group(0) @binding(1) var<storage, read> fixed: array<f32>;
@group(1) @binding(2) var<storage, read_write> counts: array<atomic<u32>, 4>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
    if id.x < min(arrayLength(&moving), arrayLength(&fixed)) {
        var particle = moving[id.x];
        particle.place *= fixed[id.x];
        particle.tags[id.y] += atomicAdd(&counts[id.x & 3], 1u);
        moving[id.x] = particle;
    }
}
