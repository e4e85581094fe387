//# dispatch: 1 1 1
//# read 0:0: i32 -1 -2147483648 5 2147483647
//# expect 0:1: u32 4294967295 2147483648 5 2147483647
//# expect 0:2: i32 -1 -2147483648 5 2147483647
// Between i32 and u32 the bits are kept, for scalars, vectors and through an abstract literal.
@group(0) @binding(0) var<storage, read> v: vec4i;
@group(0) @binding(1) var<storage, read_write> unsigned: vec4u;
@group(0) @binding(2) var<storage, read_write> signed_again: array<i32, 4>;

@compute @workgroup_size(1)
fn main() {
  unsigned = vec4u(v);
  for (var i = 0; i < 4; i += 1) {
    signed_again[i] = i32(u32(v[i]) + 1) - 1i;
  }
}
