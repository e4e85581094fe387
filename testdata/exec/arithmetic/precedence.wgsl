//# dispatch: 1 1 1
//# uniform 0:0: i32 9 4 2 5
//# expect 0:1: i32 12 -39 -2 2 18 18 1 -5 -13 13 -4 -1 12 8
// Multiplication binds tighter than addition, equal ranks group to the left, unary minus binds tightest of all.
@group(0) @binding(0) var<uniform> in: vec4i;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 14>;

@compute @workgroup_size(1)
fn main() {
  let a = in.x;
  let b = in.y;
  let c = in.z;
  let d = in.w;
  out[0] = a + b * c - d;
  out[1] = (a + b) * (c - d);
  out[2] = a - b - c - d;
  out[3] = a - (b - (c - d));
  out[4] = a * b / c;
  out[5] = a * (b / c);
  out[6] = a * b % d;
  out[7] = -a + b;
  out[8] = -(a + b);
  out[9] = a - -b;
  out[10] = -a / c;
  out[11] = -a % b;
  out[12] = 97 / b / c;
  out[13] = a % d * c;
}
