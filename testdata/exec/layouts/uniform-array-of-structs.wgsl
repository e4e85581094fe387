//# uniform 0:0: u32 1 2 3 any 11 12 13 any 21 22 23 any
//# expect 0:1: u32 1 12 23 6 36 66
struct Entry { @align(16) a: u32, b: u32, c: u32 }
@group(0) @binding(0) var<uniform> entries: array<Entry, 3>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  out[0] = entries[0].a;
  out[1] = entries[1].b;
  out[2] = entries[2].c;
  for (var i = 0u; i < 3; i++) {
    let e = entries[i];
    out[3 + i] = e.a + e.b + e.c;
  }
}
