//# note: columns of three rows have a fourth place, which is the host's, whether the matrix, a column or an element is stored
//# write 0:0: f32 1*3 91 1*3 92 1*3 93 1*3 94
//# expect 0:0: f32 1 2 3 91 4 5 6 92 7 8 9 93 10 11 12 94
//# write 0:1: f32 1*3 91 1*3 92 1*3 93 1*3 94
//# expect 0:1: f32 1 1 1 91 2 3 4 92 5 1 1 93 1 1 6 94
//# write 0:2: f32 1*3 91 1*3 92 1*3 93 1*3 94 1*3 95 1*3 96
//# expect 0:2: f32 0 0 0 91 0 0 0 92 0 0 0 93 0 0 0 94 7 8 9 95 10 11 12 96

@group(0) @binding(0) var<storage, read_write> whole: mat4x3f;
@group(0) @binding(1) var<storage, read_write> parts: mat4x3f;
@group(0) @binding(2) var<storage, read_write> list: array<mat2x3f, 3>;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
    whole = mat4x3f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    parts[1] = vec3f(2, 3, 4);
    parts[id.x + 2].x = 5;
    parts[3][id.x + 2] = 6;
    list = array<mat2x3f, 3>();
    list[id.x + 2] = mat2x3f(7, 8, 9, 10, 11, 12);
}
