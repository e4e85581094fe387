@group(0) @binding(0) var<storage, read_write> out: array<i32, 8>;

fn f(x: i32) -> i32 {
  return x + 1i;
}

fn g(x: i32, y: i32) -> i32 {
  return x * y;
}

fn h() -> vec3i {
  return vec3i(1i, 2i, 3i);
}

@compute @workgroup_size(1)
fn main() {
  let v = f(1i);
  let v_1 = f(2i);
  out[0] = v + v_1 * f(3i);
  let v_2 = f(1i);
  let v_3 = f(2i);
  out[1] = g(v_2, g(v_3, f(3i)));
  let v_4 = f(1i);
  out[v_4] = h().y;
  let v_5 = h();
  let v_6 = v_5[f(0i)];
  out[3] = v_6 - h().z;
  let v_7 = f(out[0]);
  if (v_7 > g(2i, 3i)) {
    let v_8 = f(4i);
    out[4] = max(v_8, abs(g(-1i, 5i)));
  }
  for (var i = f(-1i);; i = f(i)) {
    let v_9 = i;
    if (!(v_9 < f(2i))) {
      break;
    }
    out[5] = out[5] + i;
  }
  switch (f(3i)) {
    case 4i: {
      out[6] = 1i;
    }
    default: {
      out[6] = 2i;
    }
  }
}
