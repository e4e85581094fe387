//# note: the fourth place of a vector of three is the host's, whether the vector, a component or an array of them is stored
//# write 0:0: f32 1*3 91 1*3 92 1*3 93 1*3 94
//# expect 0:0: f32 2 3 4 91 1 5 1 92 1 1 6 93 7 7 7 94
//# write 0:1: u32 1*3 95 1*3 96 1*3 97
//# expect 0:1: u32 10 11 12 95 13 14 15 96 16 17 18 97
//# write 0:2: i32 1 1 1 98
//# expect 0:2: i32 -1 -2 -3 98

@group(0) @binding(0) var<storage, read_write> places: array<vec3f>;
@group(0) @binding(1) var<storage, read_write> fixed: array<vec3u, 3>;
@group(0) @binding(2) var<storage, read_write> single: vec3i;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
    places[0] = vec3f(2, 3, 4);
    places[1].y = 5;
    places[2][id.x + 2] = 6;
    places[id.x + 3] = vec3f(7);
    fixed = array(vec3u(10, 11, 12), vec3u(13, 14, 15), vec3u(16, 17, 18));
    single = vec3i(-1, -2, -3);
}
