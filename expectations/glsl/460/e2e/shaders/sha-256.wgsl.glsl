#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Job {
  uint first_block;
  uint block_count;
};

layout(std430, binding = 0) readonly buffer jobs_compute_block {
  Job inner[];
} jobs;
layout(std430, binding = 1) readonly buffer blocks_compute_block {
  uint inner[][16];
} blocks;
layout(std430, binding = 2) coherent buffer digests_compute_block {
  uint inner[][8];
} digests;
const uint constants[64] = uint[64](1116352408u, 1899447441u, 3049323471u, 3921009573u, 961987163u, 1508970993u, 2453635748u, 2870763221u, 3624381080u, 310598401u, 607225278u, 1426881987u, 1925078388u, 2162078206u, 2614888103u, 3248222580u, 3835390401u, 4022224774u, 264347078u, 604807628u, 770255983u, 1249150122u, 1555081692u, 1996064986u, 2554220882u, 2821834349u, 2952996808u, 3210313671u, 3336571891u, 3584528711u, 113926993u, 338241895u, 666307205u, 773529912u, 1294757372u, 1396182291u, 1695183700u, 1986661051u, 2177026350u, 2456956037u, 2730485921u, 2820302411u, 3259730800u, 3345764771u, 3516065817u, 3600352804u, 4094571909u, 275423344u, 430227734u, 506948616u, 659060556u, 883997877u, 958139571u, 1322822218u, 1537002063u, 1747873779u, 1955562222u, 2024104815u, 2227730452u, 2361852424u, 2428436474u, 2756734187u, 3204031479u, 3329325298u);

uint turned(uint x, uint n) {
  return (x >> (n & 31u)) | (x << ((32u - n) & 31u));
}

void expand(inout uint words[64]) {
  int i = 16;
  while (true) {
    if (!(i < 64)) {
      break;
    }
    uint a = words[min(uint(i - 15), 63u)];
    uint b = words[min(uint(i - 2), 63u)];
    uint v = turned(a, 7u);
    uint s0 = (v ^ turned(a, 18u)) ^ (a >> 3u);
    uint v_1 = turned(b, 17u);
    uint s1 = (v_1 ^ turned(b, 19u)) ^ (b >> 10u);
    words[min(uint(i), 63u)] = words[min(uint(i - 16), 63u)] + s0 + words[min(uint(i - 7), 63u)] + s1;
    i = i + 1;
  }
}

void compress(inout uint state[8], inout uint words[64]) {
  uint s[8] = state;
  int i = 0;
  while (true) {
    if (!(i < 64)) {
      break;
    }
    uint v = turned(s[4], 6u);
    uint v_1 = v ^ turned(s[4], 11u);
    uint s1 = v_1 ^ turned(s[4], 25u);
    uint choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    uint first = s[7] + s1 + choice + constants[min(uint(i), 63u)] + words[min(uint(i), 63u)];
    uint v_2 = turned(s[0], 2u);
    uint v_3 = v_2 ^ turned(s[0], 13u);
    uint s0 = v_3 ^ turned(s[0], 22u);
    uint majority = ((s[0] & s[1]) ^ (s[0] & s[2])) ^ (s[1] & s[2]);
    s = uint[8](first + s0 + majority, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]);
    i = i + 1;
  }
  int i_1 = 0;
  while (true) {
    if (!(i_1 < 8)) {
      break;
    }
    int v_4 = i_1;
    state[min(uint(v_4), 7u)] = state[min(uint(v_4), 7u)] + s[min(uint(i_1), 7u)];
    i_1 = i_1 + 1;
  }
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= uint(jobs.inner.length())) {
    return;
  }
  uint state[8] = uint[8](1779033703u, 3144134277u, 1013904242u, 2773480762u, 1359893119u, 2600822924u, 528734635u, 1541459225u);
  uvec2 rounds_left = uvec2(4294967295u);
  uint block = 0u;
  while (true) {
    uvec2 v_1 = rounds_left;
    if (all(equal(v_1, uvec2(0u)))) {
      break;
    }
    uint v_2 = v_1.x;
    rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
    if (!(block < jobs.inner[min(v.x, uint(jobs.inner.length()) - 1u)].block_count)) {
      break;
    }
    uint words[64];
    uint v_3 = 0u;
    v_3 = 0u;
    while (true) {
      uint v_4 = v_3;
      if (v_4 >= 64u) {
        break;
      }
      words[v_4] = 0u;
      v_3 = v_4 + 1u;
    }
    int i = 0;
    while (true) {
      if (!(i < 16)) {
        break;
      }
      words[min(uint(i), 63u)] = blocks.inner[min(jobs.inner[min(v.x, uint(jobs.inner.length()) - 1u)].first_block + block, uint(blocks.inner.length()) - 1u)][min(uint(i), 15u)];
      i = i + 1;
    }
    expand(words);
    compress(state, words);
    block = block + 1u;
  }
  digests.inner[min(v.x, uint(digests.inner.length()) - 1u)] = state;
}
