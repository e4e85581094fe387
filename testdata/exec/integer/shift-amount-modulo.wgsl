//# dispatch: 1 1 1
//# read 0:0: u32 32 33 40 63 64 0xffffffff
//# expect 0:1: u32 5 10 1280 0x80000000 5 0x80000000
//# expect 0:2: u32 0xf0000001 0x78000000 15728640 1 0xf0000001 1
//# expect 0:3: i32 -100 -50 -1 -1 -100 -1
// At run time a shift uses its amount modulo the bit width of the shifted value.
@group(0) @binding(0) var<storage, read> amount: array<u32, 6>;
@group(0) @binding(1) var<storage, read_write> left: array<u32, 6>;
@group(0) @binding(2) var<storage, read_write> right: array<u32, 6>;
@group(0) @binding(3) var<storage, read_write> signed_right: array<i32, 6>;

@compute @workgroup_size(6)
fn main(@builtin(local_invocation_index) i: u32) {
  let five = 5u;
  var high = 0xf0000001u;
  var minus = -100i;
  left[i] = five << amount[i];
  high >>= amount[i];
  right[i] = high;
  signed_right[i] = minus >> amount[i];
}
