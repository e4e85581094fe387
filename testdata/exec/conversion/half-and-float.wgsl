//# dispatch: 1 1 1
//# require: f16
//# read 0:0: f32 1.0 0.1 -3.14159 65504.0 2049.0
//# expect 0:1: f32 1.0 any any 65504.0 any
//# expect 0:2: i32 7 -7 1 40000
// binary32 to binary16 and back; only the exactly representable values are compared, the rest may round either way.
enable f16;
@group(0) @binding(0) var<storage, read> v: array<f32, 5>;
@group(0) @binding(1) var<storage, read_write> out: array<f32, 5>;
@group(0) @binding(2) var<storage, read_write> integers: array<i32, 4>;

@compute @workgroup_size(1)
fn main() {
  for (var i = 0u; i < 5u; i++) {
    out[i] = f32(f16(v[i]));
  }
  var half = f16(v[0]) * 7.75h;
  integers[0] = i32(half);
  integers[1] = i32(-half);
  integers[2] = i32(bool(half));
  integers[3] = i32(u32(f16(40000u)));
}
