//# options hlsl: {"flat_workgroup_memory": true}
//# note: bins of structures with atomics, a matrix and vectors in workgroup memory, flat in HLSL
//# expect 0:0: u32 16 6 4294967293 1 16 22 4294967293 1 16 38 4294967293 1 16 54 4294967293 1
//# expect 0:1: f32 1 2 3 4 5 6 40 41

struct Bin { count: atomic<u32>, lowest: atomic<i32>, at: vec2u, seen: bool }

var<workgroup> bins: array<Bin, 4>;
var<workgroup> table: mat2x3f;
var<workgroup> pairs: array<vec2f, 4>;
@group(0) @binding(0) var<storage, read_write> counts: array<vec4u, 4>;
@group(0) @binding(1) var<storage, read_write> floats: array<f32, 8>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
    let bin = &bins[i / 16];
    atomicAdd(&(*bin).count, 1u);
    atomicMin(&(*bin).lowest, -i32(i % 4));
    if i % 16 == 6 {
        (*bin).at = vec2u(99, i);
        (*bin).seen = true;
    }
    if i < 6 {
        table[i / 3][i % 3] = f32(i + 1);
    }
    if i < 4 {
        pairs[i] = vec2f(f32(i) * 20, f32(i) * 20 + 1);
    }
    workgroupBarrier();
    if i < 4 {
        let seen = select(0u, 1u, bins[i].seen);
        counts[i] = vec4u(atomicLoad(&bins[i].count), bins[i].at.y, bitcast<u32>(atomicLoad(&bins[i].lowest)), seen);
    }
    if i < 6 {
        let whole = table;
        floats[i] = whole[i / 3][i % 3];
    } else if i < 8 {
        floats[i] = pairs[2][i - 6];
    }
}
