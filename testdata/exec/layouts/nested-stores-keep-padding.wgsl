//# note: structures in arrays in structures: what lies between members, between elements and behind the last stays the host's
//# write 0:0: u32 1 90 91 92 1*3 93 1*3 94 1 1 95 96 1 1 97 98 1 1 99 100 1 1 101 102 1 1 103 104 1 105 106 107
//# expect 0:0: u32 2 90 91 92 3 4 5 93 6 7 8 94 9 10 95 96 11 12 97 98 13 14 99 100 15 16 101 102 17 18 103 104 19 105 106 107
//# read 0:1: u32 2 0 0 0 3 4 5 0 6 7 8 0 9 10 0 0 11 12 0 0 13 14 0 0 15 16 0 0 17 18 0 0 19 0 0 0

struct Cell { @align(16) place: vec2u }
struct All { head: u32, pair: array<vec3u, 2>, cells: array<Cell, 5>, @size(16) tail: u32 }

@group(0) @binding(0) var<storage, read_write> all: array<All>;
@group(0) @binding(1) var<storage, read> given: All;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
    var copy = given;
    copy.cells[id.x + 4].place.y = 18;
    all[id.x] = copy;
}
