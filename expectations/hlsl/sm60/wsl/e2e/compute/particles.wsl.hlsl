RWByteAddressBuffer out_1 : register(u0);
ByteAddressBuffer scale : register(t1);
RWByteAddressBuffer particles : register(u2, space1);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float length2(float2 v) {
  return dot(v, v);
}

void twice(inout int p) {
  p = asint(asuint(p) * 2u);
}

void bump(int by, uint v) {
  out_1.Store(min(v, colorfast_size(out_1) / 4u - 1u) * 4u, asuint(asint(out_1.Load(min(v, colorfast_size(out_1) / 4u - 1u) * 4u) + asuint(by))));
}

int sum() {
  int total = int(0);
  uint i = 0u;
  while (i < colorfast_size(out_1) / 4u) {
    total = asint(asuint(total) + out_1.Load(min(i, colorfast_size(out_1) / 4u - 1u) * 4u));
    i = i + 1u;
  }
  return total;
}

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint i = id.x;
  int x = asint(asuint(int(i)) + 1u);
  if (i < 3u) {
    x = asint(asuint(x) * 10u);
  } else {
    x = asint(asuint(x) - 1u);
  }
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(x > int(25))) {
      break;
    }
    x = asint(asuint(x) - 1u);
  }
  int k = int(0);
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_2 = rounds_left_1;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
    k = asint(asuint(k) + 1u);
    if (k == int(7)) {
      break;
    }
    if (k > int(3)) {
      if (!(k < int(9))) {
        break;
      }
      continue;
    }
    if (!(k < int(9))) {
      break;
    }
  }
  twice(k);
  bump(asint(asuint(x) + asuint(k)), i);
  float2 v_4 = float2(1.0f, 2.0f);
  const float2 v_5 = v_4 + ((float2)asfloat(scale.Load(0u)));
  v_4 = float2(v_5.y, v_5.x);
  const float v_6 = v_4.x;
  v_4.x = v_6 + length2(v_4);
  particles.Store2(min(i, colorfast_size(particles) / 24u - 1u) * 24u, asuint(v_4));
  particles.Store(min(i, colorfast_size(particles) / 24u - 1u) * 24u + 16u, uint(!(particles.Load(min(i, colorfast_size(particles) / 24u - 1u) * 24u + 16u) != 0u) && (x > int(3))));
  uint v_7 = 0u;
  switch (i) {
    case 0u: {
      v_7 = 0u;
      break;
    }
    case 1u: {
      v_7 = 1u;
      break;
    }
    default: {
      v_7 = 2u;
      break;
    }
  }
  do {
    if (v_7 == 0u) {
      out_1.Store(0u, asuint(asint(out_1.Load(0u) + 100u)));
      v_7 = 1u;
    }
    if (v_7 == 1u) {
      out_1.Store(4u, asuint(asint(out_1.Load(4u) + 1000u)));
      break;
    }
    if (v_7 == 2u) {
      const uint v_8 = out_1.Load(min(i, colorfast_size(out_1) / 4u - 1u) * 4u);
      out_1.Store(min(i, colorfast_size(out_1) / 4u - 1u) * 4u, asuint(asint(v_8 + asuint(sum()))));
      break;
    }
  } while (false);
  const int kind = int(5);
  switch (kind) {
    case int(0): {
      break;
    }
    case int(5): {
      out_1.Store(12u, asuint(asint(out_1.Load(12u) + 1u)));
      break;
    }
    case int(6): default: {
      break;
    }
  }
}
