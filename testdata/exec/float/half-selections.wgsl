//# require: f16
//# note: vectors and columns of f16 that are made where they are selected
//# write 0:0: u32 1 0 2 0
//# expect 0:1: f16 1 2 3 4 0 0 0 0 2 3 4 5 0 0 0 0
//# expect 0:2: f16 5 6 7 8 5 6 7 8
enable f16;

@group(0) @binding(0) var<storage, read_write> conditions: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> vectors: array<vec4h, 4>;
@group(0) @binding(2) var<storage, read_write> columns: array<vec2h, 4>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
    let c = conditions[i];
    let h = f16(c);
    vectors[i] = select(vec4h(), vec4h(h, h + 1, h + 2, h + 3), c > 0);
    if i == 0 {
        let low = select(mat2x2h()[1], mat2x2h(5, 6, h, h)[0], c > 0);
        columns[0] = low;
        columns[1] = select(low, low + vec2h(2, 2), vec2<bool>(c > 0, h > 0));
        columns[2] = low;
        columns[3] = columns[1];
    }
}
