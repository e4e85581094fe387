//# require: f16
//# uniform 0:0: f16 1 2 3 0  4 5 6 0  7 8 9 0  10 11 12 0
//# uniform 0:1: f16 21 22  23 24  25 26  0 0
//# uniform 0:2: u32 1 0 0 0
//# expect 0:3: f32 4 5 6  2 12  23 24  26
// The same of halves, whose matrices are never as std140 has them.
enable f16;
@group(0) @binding(0) var<uniform> whole: mat4x3h;
@group(0) @binding(1) var<uniform> three: mat3x2h;
@group(0) @binding(2) var<uniform> one: u32;
@group(0) @binding(3) var<storage, read_write> out: array<f32, 8>;

@compute @workgroup_size(1)
fn main() {
    let column = vec3f(whole[one]);
    out[0] = column.x;
    out[1] = column.y;
    out[2] = column.z;
    out[3] = f32(whole[one - 1][one]);
    out[4] = f32(whole[one + 2][2]);
    let second = vec2f(three[one]);
    out[5] = second.x;
    out[6] = second.y;
    out[7] = f32(three[2][one]);
}
