//# dispatch: 1 1 1
//# write 0:0: u32 1 any any any
//# write 0:0: f32 1 2 3 any
//# write 0:0: f32 10 20
//# write 0:0: u32 5 any
//# write 0:0: u32 9 any any any
//# expect 0:0: u32 2 any any any
//# expect 0:0: f32 2 3 4 any
//# expect 0:0: f32 20 10
//# expect 0:0: u32 10 any
//# expect 0:0: u32 29 any any any
// Inner has alignment 16 and size 32, so it begins at 16 and the member behind it at 48; the whole takes 64 bytes.
struct Inner {
  a: vec3f,
  b: vec2f,
  c: u32,
}
struct Outer {
  first: u32,
  inner: Inner,
  last: u32,
}
@group(0) @binding(0) var<storage, read_write> o: Outer;

@compute @workgroup_size(1)
fn main() {
  o.first = o.first + 1;
  var copy = o.inner;
  copy.a += 1.0;
  copy.b = copy.b.yx;
  copy.c *= 2;
  o.inner = copy;
  o.last += o.inner.c * 2;
}
