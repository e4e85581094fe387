//# read 0:0: u32 1 2 any any 3 any any any 4 5 any any 6 any any any
//# expect 0:1: u32 1 2 3 4 5 6
struct Inner { @align(16) a: u32, b: u32 }
struct Outer { i: Inner, c: u32 }
@group(0) @binding(0) var<storage, read> given: array<Outer, 2>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) n: u32) {
  let outer = given[n];
  out[3 * n] = outer.i.a;
  out[3 * n + 1] = outer.i.b;
  out[3 * n + 2] = outer.c;
}
