//# note: which part of a for runs when, as digits of a trace
//# expect 0:0: u32 1234234 2
var<private> trace: u32;
fn mark(d: u32) { trace = trace * 10 + d; }
fn begin() -> u32 { mark(1); return 0; }
fn holds(i: u32) -> bool { if i < 2 { mark(2); } return i < 2; }
fn step(i: u32) -> u32 { mark(4); return i + 1; }
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  var last = 0u;
  for (var i = begin(); holds(i); i = step(i)) {
    mark(3);
    last = i + 1;
  }
  out[0] = trace;
  out[1] = last;
}
