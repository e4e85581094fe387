// Literals of every form: decimal, hexadecimal, suffixed, with exponents of both bases.
@group(0) @binding(0) var<storage, read_write> ints: array<i32, 6>;
@group(0) @binding(1) var<storage, read_write> uints: array<u32, 5>;
@group(0) @binding(2) var<storage, read_write> floats: array<f32, 14>;

@compute @workgroup_size(1)
fn main() {
  ints = array(0, 1i, 0x7fffffff, 0XAbi, -2147483648, 1234567890);
  uints = array(0u, 1, 0xffffffffu, 0XFEu, 4294967295);
  floats[0] = 0.5;
  floats[1] = .5;
  floats[2] = 5.;
  floats[3] = 1e3;
  floats[4] = 1E+2f;
  floats[5] = 2.5e-3;
  floats[6] = 1f;
  floats[7] = 0f;
  floats[8] = 0x1p4;
  floats[9] = 0x1.8p1f;
  floats[10] = 0X.8P-1;
  floats[11] = 0xa.p0;
  floats[12] = 3.4028234e38;
  floats[13] = 00.25 + 01.0;
}
