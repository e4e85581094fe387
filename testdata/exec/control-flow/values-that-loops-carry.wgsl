//# expect 0:0: u32 55 89 10
@group(0) @binding(0) var<storage, read_write> out: array<u32, 3>;
@compute @workgroup_size(1) fn main() {
  var a = 0u;
  var b = 1u;
  var n = 0u;
  while n < 10 {
    let next = a + b;
    a = b;
    b = next;
    n++;
  }
  out[0] = a; out[1] = b; out[2] = n;
}
