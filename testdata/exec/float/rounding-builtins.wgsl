//# dispatch: 1 1 1
//# read 0:0: f32 2.5 -2.5 3.5 0.5 -1.5 1.75 -1.25 7.0
//# expect 0:1: f32 2.0 -3.0 3.0 0.0 -2.0 1.0 -2.0 7.0
//# expect 0:2: f32 3.0 -2.0 4.0 1.0 -1.0 2.0 -1.0 7.0
//# expect 0:3: f32 2.0 -2.0 3.0 0.0 -1.0 1.0 -1.0 7.0
//# expect 0:4: f32 2.0 -2.0 4.0 0.0 -2.0 2.0 -1.0 7.0
//# expect 0:5: f32 0.5*5 0.75 0.75 0.0
//# expect 0:6: f32 1.0 0.0 1.0 0.5 0.0 1.0 0.0 1.0
//# expect 0:7: f32 1.0 -1.0 1.0 1.0 -1.0 1.0 -1.0 1.0
//# expect 0:8: f32 2.5 2.5 3.5 0.5 1.5 1.75 1.25 7.0
// floor, ceil, trunc, round (halves to even), fract, saturate, sign and abs.
struct Row { lo: vec4f, hi: vec4f }
@group(0) @binding(0) var<storage, read> v: Row;
@group(0) @binding(1) var<storage, read_write> floors: Row;
@group(0) @binding(2) var<storage, read_write> ceils: Row;
@group(0) @binding(3) var<storage, read_write> truncs: Row;
@group(0) @binding(4) var<storage, read_write> rounds: Row;
@group(0) @binding(5) var<storage, read_write> fracts: Row;
@group(0) @binding(6) var<storage, read_write> saturates: Row;
@group(0) @binding(7) var<storage, read_write> signs: Row;
@group(0) @binding(8) var<storage, read_write> magnitudes: Row;

@compute @workgroup_size(1)
fn main() {
  floors = Row(floor(v.lo), floor(v.hi));
  ceils = Row(ceil(v.lo), ceil(v.hi));
  truncs = Row(trunc(v.lo), trunc(v.hi));
  rounds = Row(round(v.lo), round(v.hi));
  fracts = Row(fract(v.lo), fract(v.hi));
  saturates = Row(saturate(v.lo), saturate(v.hi));
  signs = Row(sign(v.lo), sign(v.hi));
  magnitudes = Row(abs(v.lo), abs(v.hi));
}
