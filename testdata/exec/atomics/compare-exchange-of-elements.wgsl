//# write 0:0: i32 -5 6 -7 8
//# read 0:1: i32 -5 0 -7 -8
//# expect 0:0: i32 -1 6 -3 8
//# expect 0:2: i32 -5 6 -7 8
//# expect 0:3: u32 1 0 1 0
// Signed elements of an array of no fixed size, each compared with what another buffer holds.
@group(0) @binding(0) var<storage, read_write> cells: array<atomic<i32>>;
@group(0) @binding(1) var<storage, read> guesses: array<i32>;
@group(0) @binding(2) var<storage, read_write> found: array<i32>;
@group(0) @binding(3) var<storage, read_write> exchanged: array<u32>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  var tries = 0u;
  loop {
    let result = atomicCompareExchangeWeak(&cells[i], guesses[i], i32(i) - select(1, 5, i == 2));
    found[i] = result.old_value;
    exchanged[i] = u32(result.exchanged);
    tries++;
    // What is found may be what was sought, and not be exchanged.
    if result.exchanged || result.old_value != guesses[i] || tries > 1000 {
      break;
    }
  }
}
