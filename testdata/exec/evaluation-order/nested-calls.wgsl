//# expect 0:0: u32 3 21 2134
var<private> trace: u32;
fn leaf(d: u32) -> u32 { trace = trace * 10 + d; return d; }
fn node(a: u32, b: u32) -> u32 { trace = trace * 10 + a + b; return a + b; }
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  out[0] = leaf(2) + leaf(1);
  out[1] = trace;
  _ = node(leaf(3) - 3, 4);
  out[2] = trace;
}
