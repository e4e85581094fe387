//# require: f16
//# note: the fourth place of three halves is the host's too
//# write 0:0: f16 1*3 91 1*3 92 1*3 93 1 94 95 96
//# expect 0:0: f16 2 3 4 91 5 5 5 92 6 7 8 93 9 94 95 96

enable f16;

struct Halves { rows: mat2x3h, last: array<vec3h, 1>, @size(8) one: f16 }
@group(0) @binding(0) var<storage, read_write> halves: Halves;

@compute @workgroup_size(1)
fn main() {
    halves = Halves(mat2x3h(2, 3, 4, 5, 5, 5), array(vec3h(6, 7, 8)), 9);
}
