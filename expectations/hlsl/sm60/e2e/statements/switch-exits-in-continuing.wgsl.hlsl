RWByteAddressBuffer out_1 : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(1, 1, 1)]
void main() {
  uint i = 0u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (i > 3u) {
      break;
    }
    switch (i) {
      case 1u: {
        out_1.Store(8u, 7u);
        break;
      }
      default: {
        if (out_1.Load(min(i, colorfast_size(out_1) / 4u - 1u) * 4u) == 0u) {
          break;
        } else {
          out_1.Store(4u, i);
          break;
        }
        break;
      }
    }
    i = i + 1u;
  }
}
