struct Job {
  first_block: u32,
  block_count: u32,
}

@group(0) @binding(0) var<storage, read> jobs: array<Job>;
@group(0) @binding(1) var<storage, read> blocks: array<array<u32, 16>>;
@group(0) @binding(2) var<storage, read_write> digests: array<array<u32, 8>>;

fn turned(x: u32, n: u32) -> u32 {
  return (x >> n) | (x << (32u - n));
}

fn expand(words: ptr<function, array<u32, 64>>) {
  for (var i = 16i; i < 64i; i = i + 1i) {
    let a = (*words)[i - 15i];
    let b = (*words)[i - 2i];
    let v = turned(a, 7u);
    let s0 = (v ^ turned(a, 18u)) ^ (a >> 3u);
    let v_1 = turned(b, 17u);
    let s1 = (v_1 ^ turned(b, 19u)) ^ (b >> 10u);
    (*words)[i] = (*words)[i - 16i] + s0 + (*words)[i - 7i] + s1;
  }
}

fn compress(state: ptr<function, array<u32, 8>>, words: ptr<function, array<u32, 64>>) {
  var s = *state;
  for (var i = 0i; i < 64i; i = i + 1i) {
    let v = turned(s[4], 6u);
    let v_1 = v ^ turned(s[4], 11u);
    let s1 = v_1 ^ turned(s[4], 25u);
    let choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    let first = s[7] + s1 + choice + array<u32, 64>(1116352408u, 1899447441u, 3049323471u, 3921009573u, 961987163u, 1508970993u, 2453635748u, 2870763221u, 3624381080u, 310598401u, 607225278u, 1426881987u, 1925078388u, 2162078206u, 2614888103u, 3248222580u, 3835390401u, 4022224774u, 264347078u, 604807628u, 770255983u, 1249150122u, 1555081692u, 1996064986u, 2554220882u, 2821834349u, 2952996808u, 3210313671u, 3336571891u, 3584528711u, 113926993u, 338241895u, 666307205u, 773529912u, 1294757372u, 1396182291u, 1695183700u, 1986661051u, 2177026350u, 2456956037u, 2730485921u, 2820302411u, 3259730800u, 3345764771u, 3516065817u, 3600352804u, 4094571909u, 275423344u, 430227734u, 506948616u, 659060556u, 883997877u, 958139571u, 1322822218u, 1537002063u, 1747873779u, 1955562222u, 2024104815u, 2227730452u, 2361852424u, 2428436474u, 2756734187u, 3204031479u, 3329325298u)[i] + (*words)[i];
    let v_2 = turned(s[0], 2u);
    let v_3 = v_2 ^ turned(s[0], 13u);
    let s0 = v_3 ^ turned(s[0], 22u);
    let majority = ((s[0] & s[1]) ^ (s[0] & s[2])) ^ (s[1] & s[2]);
    s = array<u32, 8>(first + s0 + majority, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]);
  }
  for (var i_1 = 0i; i_1 < 8i; i_1 = i_1 + 1i) {
    let v_4 = i_1;
    (*state)[v_4] = (*state)[v_4] + s[i_1];
  }
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= arrayLength(&jobs)) {
    return;
  }
  var state = array<u32, 8>(1779033703u, 3144134277u, 1013904242u, 2773480762u, 1359893119u, 2600822924u, 528734635u, 1541459225u);
  for (var block = 0u; block < jobs[id.x].block_count; block = block + 1u) {
    var words: array<u32, 64>;
    for (var i = 0i; i < 16i; i = i + 1i) {
      words[i] = blocks[jobs[id.x].first_block + block][i];
    }
    expand(&words);
    compress(&state, &words);
  }
  digests[id.x] = state;
}
