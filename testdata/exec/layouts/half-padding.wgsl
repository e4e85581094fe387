//# require: f16
//# write 0:0: f16 1 any*4 2 any*4 3 any*4
//# expect 0:0: f16 1 any*4 2 any*4 7 any*4
//# write 0:2: f16 1  2 any*2 3  4 any*4 5 any*4
//# expect 0:2: f16 1  2 any*2 8  4 any*4 9 any*4
//# expect 0:1: f32 1 2 3  1 2 3 4 5
// Structures of halves with room in them: what fills it must not ask for the places of words.
enable f16;
struct Wide { @size(10) a: f16 }
struct Inner { @size(6) a: f16, b: f16 }
struct Outer { first: f16, inner: Inner, list: array<Wide, 2> }
@group(0) @binding(0) var<storage, read_write> list: array<Wide, 3>;
@group(0) @binding(1) var<storage, read_write> result: array<f32, 8>;
@group(0) @binding(2) var<storage, read_write> outer: Outer;

@compute @workgroup_size(1)
fn main() {
    for (var i = 0; i < 3; i++) {
        result[i] = f32(list[i].a);
    }
    list[2].a = 7;
    result[3] = f32(outer.first);
    let inner = outer.inner;
    result[4] = f32(inner.a);
    result[5] = f32(inner.b);
    result[6] = f32(outer.list[0].a);
    result[7] = f32(outer.list[1].a);
    outer.inner = Inner(inner.a, 8);
    outer.list[1].a = 9;
}
