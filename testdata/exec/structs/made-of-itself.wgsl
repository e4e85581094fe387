//# write 0:0: u32 1
//# expect 0:0: u32 any
//# expect 0:1: f32 2 5 6 0 1 2  7 8 9 10  3 4
//# expect 0:2: u32 3 4 12
// What is stored is made of what was there, and of other places of the same variable. DXC took the value and the memory for one, and never came back from `p = p`.
struct Inner { v: vec2f }
struct Pair { a: f32, b: Inner }
struct Count { n: u32 }
@group(0) @binding(0) var<storage, read_write> one: u32;
@group(0) @binding(1) var<storage, read_write> floats: array<f32, 12>;
@group(0) @binding(2) var<storage, read_write> counts: array<u32, 3>;
var<private> pairs = array<Pair, 2>(Pair(0, Inner(vec2f(5, 6))), Pair(2, Inner(vec2f(1, 2))));
var<private> count = Count(12u);
var<workgroup> shared_pairs: array<Pair, 2>;

@compute @workgroup_size(1)
fn main() {
    pairs = array(Pair(pairs[1].a, Inner(pairs[0].b.v)), Pair(pairs[0].a, pairs[1].b));
    pairs = pairs;
    pairs[0] = pairs[0];
    pairs[one].b = pairs[one].b;
    floats[0] = pairs[0].a;
    floats[1] = pairs[0].b.v.x;
    floats[2] = pairs[0].b.v.y;
    floats[3] = pairs[1].a;
    floats[4] = pairs[1].b.v.x;
    floats[5] = pairs[1].b.v.y;

    shared_pairs[0] = Pair(7, Inner(vec2f(8, 9)));
    shared_pairs[1] = Pair(10, Inner());
    shared_pairs = array(shared_pairs[1], shared_pairs[0]);
    floats[6] = shared_pairs[1].a;
    floats[7] = shared_pairs[1].b.v.x;
    floats[8] = shared_pairs[1].b.v.y;
    floats[9] = shared_pairs[0].a;

    var local = array(vec2f(4, 3), vec2f(1, 2));
    local = array(local[0].yx, local[0]);
    floats[10] = local[0].x;
    floats[11] = local[0].y;

    var seen = 0u;
    for (var i = 0u; i < 3u; i++) {
        count = Count(count.n);
        switch (count.n + i * one) & 3u {
            case 2u: { seen += 2u; }
            default: { seen += select(0u, 1u, count.n == 12u); }
        }
    }
    counts = array(3u, seen, count.n);
}
