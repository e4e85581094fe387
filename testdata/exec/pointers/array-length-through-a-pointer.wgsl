//# write 0:0: u32 5 0 1 2 3 4
//# expect 0:1: u32 5 5
struct Tail { count: u32, values: array<u32> }
@group(0) @binding(0) var<storage, read_write> tail: Tail;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  let values = &tail.values;
  out[0] = arrayLength(values);
  let whole = &tail;
  out[1] = arrayLength(&whole.values);
}
