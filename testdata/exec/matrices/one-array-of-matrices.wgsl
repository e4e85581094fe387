//# write 0:0: u32 1
//# expect 0:0: u32 any
//# expect 0:1: f32 5 8 0 9
// glslang takes the only element of a constant array for a matrix to convert, where that is an array of matrices, and fills the others with -inf.
@group(0) @binding(0) var<storage, read_write> one: u32;
@group(0) @binding(1) var<storage, read_write> result: array<f32, 4>;
var<private> list = array(array(mat2x2f(1, 2, 3, 4), mat2x2f(5, 6, 7, 8)));
var<private> zeros: array<array<mat3x3f, 3>, 1>;

@compute @workgroup_size(1)
fn main() {
    result[0] = list[0][one][0].x;
    result[1] = list[0][one][one].y;
    result[2] = zeros[0][one + 1][one].z;
    zeros[0][2][2].z = 9;
    result[3] = zeros[0][one + one][one * 2].z;
}
