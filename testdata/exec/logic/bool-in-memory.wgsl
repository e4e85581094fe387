//# dispatch: 1 1 1
//# expect 0:0: u32 1 0 1 1 0 1 1 0
// bool in private and workgroup variables, in structures, arrays and vectors: none of them in a buffer.
struct Flags {
  ready: bool,
  lanes: array<bool, 4>,
  pair: vec2<bool>,
}
var<private> flags: Flags;
var<workgroup> gate: array<bool, 4>;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 8>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  flags.lanes[i] = i % 2 == 0;
  gate[i] = flags.lanes[i];
  flags.pair = vec2(i > 1, !flags.ready);
  flags.ready = true;
  workgroupBarrier();
  out[i] = u32(gate[i] || (flags.ready && gate[3 - i] && i == 3));
  if i == 2 {
    out[4] = u32(all(vec2(flags.lanes[0]) == flags.pair));
    out[5] = u32(flags.pair.x);
    out[6] = u32(any(flags.pair));
    out[7] = u32(flags.lanes[1] | flags.lanes[3]);
  }
}
