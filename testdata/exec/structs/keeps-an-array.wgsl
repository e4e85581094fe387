//# write 0:0: u32 1
//# expect 0:0: u32 any
//# expect 0:1: f32 7 5 8  1 2 9  3 6 4 7  2 4 1 5
// A structure is made anew of an array that it had, and of others. DXC took the copy and the memory for one and left the array undefined.
struct Inner { v: array<f32, 2>, w: f32 }
struct Kept { a: vec2f, list: array<f32, 1>, b: f32 }
struct Nested { a: f32, inner: Inner, b: f32 }
@group(0) @binding(0) var<storage, read_write> one: u32;
@group(0) @binding(1) var<storage, read_write> result: array<f32, 14>;
var<private> kept = Kept(vec2f(7, 3), array(7.0), 2);
var<private> nested = Nested(3, Inner(array(1.0, 2.0), 5), 4);
var<workgroup> both: array<Nested, 2>;

@compute @workgroup_size(1)
fn main() {
    kept = Kept(vec2f(5, 6), kept.list, 8);
    result[0] = kept.list[0];
    result[1] = kept.a.x;
    result[2] = kept.b;
    nested = Nested(9, Inner(nested.inner.v, 6), nested.a);
    result[3] = nested.inner.v[0];
    result[4] = nested.inner.v[1];
    result[5] = nested.a;
    result[6] = nested.b;
    result[7] = nested.inner.w;

    both[0] = Nested(1, Inner(array(2.0, 4.0), 3), 5);
    both[one] = Nested(both[0].inner.w + 1, both[0].inner, 7);
    both[0] = Nested(both[1].b, both[0].inner, both[0].b);
    result[8] = both[1].a;
    result[9] = both[0].a;
    result[10] = both[0].inner.v[0];
    result[11] = both[1].inner.v[1];
    both[0] = Nested(both[0].a, Inner(both[0].inner.v, 1), both[0].b);
    result[12] = both[0].inner.w;
    result[13] = both[0].b;
}
