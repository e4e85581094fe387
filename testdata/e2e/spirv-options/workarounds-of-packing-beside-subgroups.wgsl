//# targets: spirv
//# options spirv: {"packing_by_arithmetic": true}
// Functions without arguments are none that pack.
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: array<u32>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) at: u32) {
    workgroupBarrier();
    if subgroupElect() {
        result[at] = pack4x8unorm(vec4f(0.25));
    }
}
