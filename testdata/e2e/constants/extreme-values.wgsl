// The least and greatest values of each type, reached by literals and by arithmetic.
const least_i32 = -2147483648;
const greatest_i32 = 0x7fffffffi;
const greatest_u32 = 4294967295u;
const greatest_f32 = 0x1.fffffep+127f;
const smallest_normal = 0x1p-126f;
const least_again = i32(-0x80000000);
const abstract_wide = 9223372036854775807 - 9223372036854775806;
@group(0) @binding(0) var<storage, read_write> i: array<i32, 4>;
@group(0) @binding(1) var<storage, read_write> u: array<u32, 1>;
@group(0) @binding(2) var<storage, read_write> f: array<f32, 3>;

@compute @workgroup_size(1)
fn main() {
  i = array(least_i32, greatest_i32, least_again, abstract_wide);
  u[0] = greatest_u32;
  f = array(greatest_f32, smallest_normal, -greatest_f32);
}
