@group(0) @binding(0) var<uniform> v: vec4i;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 8>;

@compute @workgroup_size(1)
fn main() {
  let a = v.x;
  let b = v.y;
  let c = v.z;
  let d = v.w;
  out[0] = a + b * c - d / a % b;
  out[1] = -a * -b - -c;
  out[2] = (~a & (b | c)) & d;
  out[3] = (a << 1u) + (b >> 1u);
  out[4] = select(0i, 1i, ((a + b < c * d) && (a - b >= c)) || (d == a));
  out[5] = (a ^ b) ^ c;
  out[6] = -(-a) + ~(~b);
  out[7] = select(0i, 1i, (!(a == b) != (c < d)));
}
