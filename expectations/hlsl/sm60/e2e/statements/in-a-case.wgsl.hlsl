struct main_inputs {
  nointerpolation int n : TEXCOORD0;
};

RWByteAddressBuffer log_1 : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void note(int value) {
  log_1.Store(min(asuint(value & int(15)), colorfast_size(log_1) / 4u - 1u) * 4u, asuint(value));
}

void work(int n) {
  int k = int(0);
  while (k < n) {
    bool continues = false;
    bool returns = false;
    switch (k) {
      case int(1): {
        int a = n;
        const int b = a;
        a = asint(asuint(b) + 2u);
        a = asint(asuint(a) + 3u);
        a = asint(asuint(a) + 1u);
        a = asint(asuint(a) - 1u);
        note(a);
        a = a ^ int(4);
        if (a > int(1)) {
          a = int(5);
        }
        switch (a) {
          case int(1): {
            break;
          }
          default: {
            a = int(6);
            break;
          }
        }
        uint2 rounds_left = uint2(4294967295u, 4294967295u);
        while (true) {
          const uint2 v = rounds_left;
          if (all((v == uint2(0u, 0u)))) {
            break;
          }
          const uint v_1 = v.x;
          rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
          if (a > int(7)) {
            break;
          }
          a = asint(asuint(a) + 1u);
        }
        uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
        while (true) {
          const uint2 v_2 = rounds_left_1;
          if (all((v_2 == uint2(0u, 0u)))) {
            break;
          }
          const uint v_3 = v_2.x;
          rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
          if (!(a > int(8))) {
            break;
          }
          a = asint(asuint(a) - 1u);
        }
        int i = int(0);
        while (i < int(2)) {
          a = asint(asuint(a) + asuint(i));
          i = asint(asuint(i) + 1u);
        }
        discard;
        break;
      }
      case int(2): case int(3): {
        continues = true;
        break;
      }
      default: {
        returns = true;
        break;
      }
    }
    if (returns) {
      return;
    }
    if (continues) {
      k = asint(asuint(k) + 1u);
      continue;
    }
    k = asint(asuint(k) + 1u);
  }
}

void main_inner(int n) {
  work(n);
}

void main(main_inputs inputs) {
  main_inner(inputs.n);
}
