//# dispatch: 1 1 1
//# read 0:0: i32 100 -100 7 -8 -2147483648 -2147483648 5 0
//# read 0:1: i32 7 0 -1 3 -1 0 0 0
//# expect 0:2: i32 14 -100 -7 -2 -2147483648 -2147483648 5 0 2 0 0 -2 0*4 142 1000 -1000 333 0*4
// Guards against zero and overflow work component by component; scalars combine with vectors on either side.
@group(0) @binding(0) var<storage, read> a: array<vec4i, 2>;
@group(0) @binding(1) var<storage, read> b: array<vec4i, 2>;
@group(0) @binding(2) var<storage, read_write> out: array<vec4i, 6>;

@compute @workgroup_size(1)
fn main() {
  out[0] = a[0] / b[0];
  out[1] = a[1] / b[1];
  out[2] = a[0] % b[0];
  out[3] = a[1] % b[1];
  out[4] = 1000 / b[0];
  out[5] = a[0] % b[1].w;
}
