//# write 0:0: u32 1 0 1 0
//# expect 0:0: u32 any*4
//# expect 0:1: u32 3 2  4 1  8 5  6 9
// Arrays of vectors that are copied whole, from constants and from each other, and read at indices that are not known. DXC lost what they held.
struct Pair { both: array<vec2u, 2> }
@group(0) @binding(0) var<storage, read_write> at: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> result: array<u32, 8>;
var<private> list: array<vec2u, 2>;
var<private> other = array(vec2u(9, 9), vec2u(4, 5));
var<private> pair = Pair(array(vec2u(5, 6), vec2u(7, 8)));

@compute @workgroup_size(1)
fn main() {
    list = array(vec2u(1, 2), vec2u(3, 4));
    result[0] = list[at[0]][at[1]];
    result[1] = list[at[1]][at[2]];
    list = other;
    result[2] = list[at[0]][at[1]];
    list[at[1]][at[1]] = 1;
    result[3] = list[at[1]][at[3]];
    list = pair.both;
    result[4] = list[at[0]][at[2]];
    result[5] = list[at[3]][at[1]];
    if at[0] == 1 {
        pair.both = array(vec2u(9, 6), vec2u(2, 3));
    }
    result[6] = pair.both[at[1]][at[0]];
    result[7] = pair.both[at[1]][at[1]];
}
