//# dispatch: 1 1 1
//# expect 0:0: u32 0x997f7b4b 0xc413bfa1 0xae5c07d7 0xc5f6b6bc 0x647fd5da 32025052 0x4b5b94ec 0x3f0e8526
//# expect 0:0: u32 0xd82cb67b 0x51c6b618 0x45d11177 205511557 0x3eed554f 0x334f860a 0xbbf0aee1 0x9994bb77
// A permuted congruential generator with its state in private memory: everything modulo 2 to the 32.
var<private> state: u32;
@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>, 4>;

fn random() -> u32 {
  state = state * 1664525u + 1013904223u;
  let word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
  return (word >> 22u) ^ word;
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  state = i * 1000u + 1u;
  for (var k = 0; k < 4; k++) {
    out[i][k] = random();
  }
}
