// SHA-256 of many short messages, one an invocation, already padded to blocks of sixteen words.
struct Job {
  first_block: u32,
  block_count: u32,
}

@group(0) @binding(0) var<storage, read> jobs: array<Job>;
@group(0) @binding(1) var<storage, read> blocks: array<array<u32, 16>>;
@group(0) @binding(2) var<storage, read_write> digests: array<array<u32, 8>>;

const initial = array(
  0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au, 0x510e527fu, 0x9b05688cu, 0x1f83d9abu, 0x5be0cd19u,
);

const constants = array(
  0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u, 0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u,
  0xd807aa98u, 0x12835b01u, 0x243185beu, 0x550c7dc3u, 0x72be5d74u, 0x80deb1feu, 0x9bdc06a7u, 0xc19bf174u,
  0xe49b69c1u, 0xefbe4786u, 0x0fc19dc6u, 0x240ca1ccu, 0x2de92c6fu, 0x4a7484aau, 0x5cb0a9dcu, 0x76f988dau,
  0x983e5152u, 0xa831c66du, 0xb00327c8u, 0xbf597fc7u, 0xc6e00bf3u, 0xd5a79147u, 0x06ca6351u, 0x14292967u,
  0x27b70a85u, 0x2e1b2138u, 0x4d2c6dfcu, 0x53380d13u, 0x650a7354u, 0x766a0abbu, 0x81c2c92eu, 0x92722c85u,
  0xa2bfe8a1u, 0xa81a664bu, 0xc24b8b70u, 0xc76c51a3u, 0xd192e819u, 0xd6990624u, 0xf40e3585u, 0x106aa070u,
  0x19a4c116u, 0x1e376c08u, 0x2748774cu, 0x34b0bcb5u, 0x391c0cb3u, 0x4ed8aa4au, 0x5b9cca4fu, 0x682e6ff3u,
  0x748f82eeu, 0x78a5636fu, 0x84c87814u, 0x8cc70208u, 0x90befffau, 0xa4506cebu, 0xbef9a3f7u, 0xc67178f2u,
);

fn turned(x: u32, n: u32) -> u32 {
  return (x >> n) | (x << (32 - n));
}

fn expand(words: ptr<function, array<u32, 64>>) {
  for (var i = 16; i < 64; i++) {
    let a = words[i - 15];
    let b = words[i - 2];
    let s0 = turned(a, 7) ^ turned(a, 18) ^ (a >> 3);
    let s1 = turned(b, 17) ^ turned(b, 19) ^ (b >> 10);
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
}

fn compress(state: ptr<function, array<u32, 8>>, words: ptr<function, array<u32, 64>>) {
  var s = *state;
  for (var i = 0; i < 64; i++) {
    let s1 = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25);
    let choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    let first = s[7] + s1 + choice + constants[i] + words[i];
    let s0 = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22);
    let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
    s = array(first + s0 + majority, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]);
  }
  for (var i = 0; i < 8; i++) {
    state[i] += s[i];
  }
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= arrayLength(&jobs) {
    return;
  }
  var state = initial;
  for (var block = 0u; block < jobs[id.x].block_count; block++) {
    var words: array<u32, 64>;
    for (var i = 0; i < 16; i++) {
      words[i] = blocks[jobs[id.x].first_block + block][i];
    }
    expand(&words);
    compress(&state, &words);
  }
  digests[id.x] = state;
}
