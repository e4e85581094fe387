//# dispatch: 1 1 1
//# read 0:0: f32 1.0 0.33325195 -65504.0 2046.0
//# expect 0:1: f32 1.0 0.33325195 -65504.0 2046.0
// quantizeToF16 leaves alone what binary16 can hold.
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> out: vec4f;

@compute @workgroup_size(1)
fn main() {
  out = quantizeToF16(v);
}
