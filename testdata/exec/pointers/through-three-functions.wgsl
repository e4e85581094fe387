//# expect 0:0: u32 111 1
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
fn ones(p: ptr<function, u32>) { *p += 1; }
fn tens(p: ptr<function, u32>) { *p += 10; ones(p); }
fn hundreds(p: ptr<function, u32>) { *p += 100; tens(p); }
@compute @workgroup_size(1) fn main() {
  var n = 0u;
  hundreds(&n);
  out[0] = n;
  var m = 0u;
  let p = &m;
  ones(p);
  out[1] = *p;
}
