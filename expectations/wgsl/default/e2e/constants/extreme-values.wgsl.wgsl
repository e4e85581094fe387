@group(0) @binding(0) var<storage, read_write> i: array<i32, 4>;
@group(0) @binding(1) var<storage, read_write> u: array<u32, 1>;
@group(0) @binding(2) var<storage, read_write> f: array<f32, 3>;

@compute @workgroup_size(1)
fn main() {
  i = array<i32, 4>(i32(-2147483648), 2147483647i, i32(-2147483648), 1i);
  u[0] = 4294967295u;
  f = array<f32, 3>(3.4028234663852886e38f, 1.1754944e-38f, -3.4028234663852886e38f);
}
