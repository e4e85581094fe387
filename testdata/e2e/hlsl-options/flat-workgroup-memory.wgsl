//# targets: hlsl
//# options hlsl: {"flat_workgroup_memory": true}
//# note: for a driver that mixes up structures and arrays in workgroup memory

struct Bin { count: atomic<u32>, lowest: atomic<i32>, centre: vec3f, seen: bool }

var<workgroup> bins: array<Bin, 16>;
var<workgroup> turn: mat3x3f;
var<workgroup> line: array<f32, 64>;
var<workgroup> points: array<vec2f, 64>;
@group(0) @binding(0) var<storage, read_write> result: array<vec4f>;

fn weigh(bin: ptr<workgroup, Bin>, at: vec3f) -> f32 {
    (*bin).centre = at;
    (*bin).seen = true;
    return f32(atomicAdd(&(*bin).count, 1u)) + f32(atomicMin(&(*bin).lowest, -3));
}

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
    line[i] = f32(i);
    points[i] = vec2f(line[i], 1);
    if i < 3 {
        turn[i] = vec3f(points[i], 2);
    }
    workgroupBarrier();
    let weight = weigh(&bins[i % 16], turn[i % 3]);
    workgroupBarrier();
    let whole = turn;
    if bins[i % 16].seen {
        result[i] = vec4f(whole * bins[i % 16].centre, weight);
    }
}
