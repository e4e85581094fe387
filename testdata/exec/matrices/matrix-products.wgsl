//# dispatch: 1 1 1
//# read 0:0: f32 1.0 2.0 3.0 4.0 5.0 6.0
//# read 0:1: f32 1.0 0.0 -1.0 any 2.0 1.0 0.5 any
//# expect 0:2: f32 -4.0 -4.0 7.5 11.0
//# expect 0:3: f32 5.0 2.0 0.0 any 11.0 4.0 -1.0 any 17.0 6.0 -2.0 any
// Products of non-square matrices both ways round, stored with their column strides of 8 and 16 bytes.
@group(0) @binding(0) var<storage, read> a: mat3x2<f32>;
@group(0) @binding(1) var<storage, read> b: mat2x3<f32>;
@group(0) @binding(2) var<storage, read_write> ab: mat2x2f;
@group(0) @binding(3) var<storage, read_write> ba: mat3x3f;

@compute @workgroup_size(1)
fn main() {
  ab = a * b;
  ba = b * a;
}
