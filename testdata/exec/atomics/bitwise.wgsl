//# dispatch: 3 1 1
//# write 0:0: u32 0xffffffff 0 0
//# expect 0:0: u32 0xff000000 16777215 0
//# expect 0:1: i32 -65281
// and, or and exclusive or from 24 invocations: the order does not matter.
@group(0) @binding(0) var<storage, read_write> words: array<atomic<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> signed: atomic<i32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let bit = 1u << id.x;
  atomicAnd(&words[0], ~bit);
  atomicOr(&words[1], bit);
  atomicXor(&words[2], 0x01010101u * id.x);
  if id.x == 0 {
    atomicOr(&signed, -1);
    atomicAnd(&signed, ~0xff00);
  }
}
