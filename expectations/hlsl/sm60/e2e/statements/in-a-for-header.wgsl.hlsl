struct main_inputs {
  nointerpolation int n : TEXCOORD0;
};

RWByteAddressBuffer log_1 : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void note(int value) {
  log_1.Store(min(asuint(value & int(15)), colorfast_size(log_1) / 4u - 1u) * 4u, asuint(value));
}

void step_1(inout int k) {
  k = asint(asuint(k) + 2u);
}

int note_and_give(int value) {
  note(value);
  return value;
}

void work(int n) {
  int k = int(0);
  int i = n;
  while (i < int(4)) {
    note(i);
    i = asint(asuint(i) + 1u);
  }
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  const int first = k;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(k < asint(asuint(first) + 2u))) {
      break;
    }
    note(first);
    k = asint(asuint(k) + 1u);
  }
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_2 = rounds_left_1;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
    if (!(k < int(9))) {
      break;
    }
    note(int(9));
    k = asint(asuint(k) + 3u);
  }
  uint2 rounds_left_2 = uint2(4294967295u, 4294967295u);
  k = int(0);
  while (true) {
    const uint2 v_4 = rounds_left_2;
    if (all((v_4 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_5 = v_4.x;
    rounds_left_2 = uint2(v_5 - 1u, v_4.y - select((v_5 == 0u), 1u, 0u));
    if (!(k < n)) {
      break;
    }
    note(k);
    step_1(k);
  }
  uint2 rounds_left_3 = uint2(4294967295u, 4294967295u);
  k = asint(asuint(k) * 2u);
  while (true) {
    const uint2 v_6 = rounds_left_3;
    if (all((v_6 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_7 = v_6.x;
    rounds_left_3 = uint2(v_7 - 1u, v_6.y - select((v_7 == 0u), 1u, 0u));
    if (!(k > int(0))) {
      break;
    }
    note(k);
    k = asint(asuint(k) - 1u);
  }
  uint2 rounds_left_4 = uint2(4294967295u, 4294967295u);
  note(k);
  while (true) {
    const uint2 v_8 = rounds_left_4;
    if (all((v_8 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_9 = v_8.x;
    rounds_left_4 = uint2(v_9 - 1u, v_8.y - select((v_9 == 0u), 1u, 0u));
    if (!(k < int(3))) {
      break;
    }
    note(k);
    k = asint(asuint(k) + 1u);
  }
  uint2 rounds_left_5 = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_10 = rounds_left_5;
    if (all((v_10 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_11 = v_10.x;
    rounds_left_5 = uint2(v_11 - 1u, v_10.y - select((v_11 == 0u), 1u, 0u));
    if (!(k < int(6))) {
      break;
    }
    note(k);
    k = asint(asuint(k) + 1u);
  }
  uint2 rounds_left_6 = uint2(4294967295u, 4294967295u);
  k = asint(asuint(k) + 1u);
  while (true) {
    const uint2 v_12 = rounds_left_6;
    if (all((v_12 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_13 = v_12.x;
    rounds_left_6 = uint2(v_13 - 1u, v_12.y - select((v_13 == 0u), 1u, 0u));
    if (!(k < int(8))) {
      break;
    }
    note(k);
    k = asint(asuint(k) + 1u);
  }
  uint2 rounds_left_7 = uint2(4294967295u, 4294967295u);
  k = asint(asuint(k) - 1u);
  while (true) {
    const uint2 v_14 = rounds_left_7;
    if (all((v_14 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_15 = v_14.x;
    rounds_left_7 = uint2(v_15 - 1u, v_14.y - select((v_15 == 0u), 1u, 0u));
    if (!(k < int(9))) {
      break;
    }
    k = asint(asuint(k) + 1u);
    note_and_give(k);
  }
}

void main_inner(int n) {
  work(n);
}

void main(main_inputs inputs) {
  main_inner(inputs.n);
}
