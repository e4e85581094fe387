ByteAddressBuffer jobs : register(t0);
ByteAddressBuffer blocks : register(t1);
RWByteAddressBuffer digests : register(u2);
static const uint constants[64] = {1116352408u, 1899447441u, 3049323471u, 3921009573u, 961987163u, 1508970993u, 2453635748u, 2870763221u, 3624381080u, 310598401u, 607225278u, 1426881987u, 1925078388u, 2162078206u, 2614888103u, 3248222580u, 3835390401u, 4022224774u, 264347078u, 604807628u, 770255983u, 1249150122u, 1555081692u, 1996064986u, 2554220882u, 2821834349u, 2952996808u, 3210313671u, 3336571891u, 3584528711u, 113926993u, 338241895u, 666307205u, 773529912u, 1294757372u, 1396182291u, 1695183700u, 1986661051u, 2177026350u, 2456956037u, 2730485921u, 2820302411u, 3259730800u, 3345764771u, 3516065817u, 3600352804u, 4094571909u, 275423344u, 430227734u, 506948616u, 659060556u, 883997877u, 958139571u, 1322822218u, 1537002063u, 1747873779u, 1955562222u, 2024104815u, 2227730452u, 2361852424u, 2428436474u, 2756734187u, 3204031479u, 3329325298u};
static const uint constants_1[8] = {1779033703u, 3144134277u, 1013904242u, 2773480762u, 1359893119u, 2600822924u, 528734635u, 1541459225u};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_digests(uint offset, uint value[8]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 8u) {
      break;
    }
    digests.Store(offset + v_1 * 4u, value[v_1]);
    v = v_1 + 1u;
  }
}

uint turned(uint x, uint n) {
  return (x >> (n & 31u)) | (x << ((32u - n) & 31u));
}

void expand(inout uint words[64]) {
  int i = int(16);
  while (i < int(64)) {
    const uint a = words[min(asuint(asint(asuint(i) - 15u)), 63u)];
    const uint b = words[min(asuint(asint(asuint(i) - 2u)), 63u)];
    const uint v = turned(a, 7u);
    const uint s0 = (v ^ turned(a, 18u)) ^ (a >> 3u);
    const uint v_1 = turned(b, 17u);
    const uint s1 = (v_1 ^ turned(b, 19u)) ^ (b >> 10u);
    words[min(asuint(i), 63u)] = words[min(asuint(asint(asuint(i) - 16u)), 63u)] + s0 + words[min(asuint(asint(asuint(i) - 7u)), 63u)] + s1;
    i = asint(asuint(i) + 1u);
  }
}

void compress(inout uint state[8], inout uint words[64]) {
  uint s[8] = state;
  int i = int(0);
  while (i < int(64)) {
    const uint v = turned(s[4], 6u);
    const uint v_1 = v ^ turned(s[4], 11u);
    const uint s1 = v_1 ^ turned(s[4], 25u);
    const uint choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    const uint first = s[7] + s1 + choice + constants[min(asuint(i), 63u)] + words[min(asuint(i), 63u)];
    const uint v_2 = turned(s[0], 2u);
    const uint v_3 = v_2 ^ turned(s[0], 13u);
    const uint s0 = v_3 ^ turned(s[0], 22u);
    const uint majority = ((s[0] & s[1]) ^ (s[0] & s[2])) ^ (s[1] & s[2]);
    const uint v_4 = s[0];
    const uint v_5 = s[1];
    const uint v_6 = s[2];
    const uint v_7 = s[3] + first;
    const uint v_8 = s[4];
    const uint v_9 = s[5];
    const uint v_10 = s[6];
    s[0] = first + s0 + majority;
    s[1] = v_4;
    s[2] = v_5;
    s[3] = v_6;
    s[4] = v_7;
    s[5] = v_8;
    s[6] = v_9;
    s[7] = v_10;
    i = asint(asuint(i) + 1u);
  }
  int i_1 = int(0);
  while (i_1 < int(8)) {
    const int v_11 = i_1;
    state[min(asuint(v_11), 7u)] = state[min(asuint(v_11), 7u)] + s[min(asuint(i_1), 7u)];
    i_1 = asint(asuint(i_1) + 1u);
  }
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x >= colorfast_size(jobs) / 8u) {
    return;
  }
  uint state[8] = constants_1;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint block = 0u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(block < jobs.Load(min(id.x, colorfast_size(jobs) / 8u - 1u) * 8u + 4u))) {
      break;
    }
    uint words[64] = (uint[64])0;
    int i = int(0);
    while (i < int(16)) {
      words[min(asuint(i), 63u)] = blocks.Load(min(jobs.Load(min(id.x, colorfast_size(jobs) / 8u - 1u) * 8u) + block, colorfast_size(blocks) / 64u - 1u) * 64u + min(asuint(i), 15u) * 4u);
      i = asint(asuint(i) + 1u);
    }
    expand(words);
    compress(state, words);
    block = block + 1u;
  }
  store_digests(min(id.x, colorfast_size(digests) / 32u - 1u) * 32u, state);
}
