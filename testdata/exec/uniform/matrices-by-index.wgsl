//# uniform 0:0: f32 1 2  3 4
//# uniform 0:1: f32 11 12  13 14  15 16
//# uniform 0:2: f32 21 22  23 24  25 26  27 28  31 32  33 34  35 36  37 38
//# uniform 0:3: f32 41 42  43 44
//# uniform 0:3: u32 1 0 0 0
//# expect 0:4: f32 3 4  2  15 16  14  31 32  34 38  43 44  42  1 2 3 4
// Matrices whose columns lie closer than std140 has them: columns and elements that are known only when it runs, of a matrix that is the
// whole buffer, of one in an array, and of one in a structure.
struct Inner { m: mat2x2f, one: u32 }
@group(0) @binding(0) var<uniform> whole: mat2x2f;
@group(0) @binding(1) var<uniform> three: mat3x2f;
@group(0) @binding(2) var<uniform> several: array<mat4x2f, 2>;
@group(0) @binding(3) var<uniform> inner: Inner;
@group(0) @binding(4) var<storage, read_write> out: array<f32, 17>;

fn pair(at: u32, v: vec2f) {
    out[at] = v.x;
    out[at + 1] = v.y;
}

@compute @workgroup_size(1)
fn main() {
    let one = inner.one;
    pair(0, whole[one]);
    out[2] = whole[one - 1][one];
    pair(3, three[one + 1]);
    out[5] = three[1][one];
    pair(6, several[one][one - 1]);
    out[8] = several[one][one][one];
    out[9] = several[1][one + 2].y;
    pair(10, inner.m[one]);
    out[12] = inner.m[0][one];
    let copy = whole;
    pair(13, copy[0]);
    pair(15, copy[1]);
}
