//# read 0:0: f32 0x7f7fffff 0x7f7fffff 0x7f7fffff -1 1.5 1e-20 0x00800000 0xff7fffff
//# read 0:1: i32 -253 -256 -1000 -2147483648 -126 120 127 -130
//# expect 0:2: f32 0|2.35e-38..2.351e-38 0|2.93e-39..2.94e-39 0 0 0x00c00000 13292278897835212 2 -0.251..-0.249|0
//# tolerance: ulp 1
// What is scaled down beyond the least exponent may be zero, and is nothing else that is not the product.
@group(0) @binding(0) var<storage, read> significands: array<f32, 8>;
@group(0) @binding(1) var<storage, read> exponents: array<i32, 8>;
@group(0) @binding(2) var<storage, read_write> scaled: array<f32, 8>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  scaled[i] = ldexp(significands[i], exponents[i]);
}
