struct Particle_buffer {
  position: vec2f,
  velocity: vec2f,
  alive: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<i32>;
@group(0) @binding(1) var<storage, read> scale: array<f32>;
@group(1) @binding(2) var<storage, read_write> particles: array<Particle_buffer>;

fn length2(v: vec2f) -> f32 {
  return dot(v, v);
}

fn twice(p: ptr<function, i32>) {
  *p = *p * 2i;
}

fn bump(by: i32, v: u32) {
  out[v] = out[v] + by;
}

fn sum() -> i32 {
  var total = 0i;
  var i = 0u;
  for (; i < arrayLength(&out); i = i + 1u) {
    total = total + out[i];
  }
  return total;
}

@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let i = id.x;
  var x = i32(i) + 1i;
  if (i < 3u) {
    x = x * 10i;
  } else {
    x = x - 1i;
  }
  while (x > 25i) {
    x = x - 1i;
  }
  var k = 0i;
  loop {
    k = k + 1i;
    if (k == 7i) {
      break;
    }
    if (k > 3i) {
      continue;
    }
    continuing {
      break if !(k < 9i);
    }
  }
  twice(&k);
  bump(x + k, i);
  var v = vec2f(1.0f, 2.0f);
  let v_1 = v + vec2f(scale[0]);
  v = vec2f(v_1.y, v_1.x);
  let v_2 = v.x;
  v.x = v_2 + length2(v);
  particles[i].position = v;
  particles[i].alive = u32(!(particles[i].alive != 0u) && (x > 3i));
  var v_3 = 0u;
  switch (i) {
    case 0u: {
      v_3 = 0u;
    }
    case 1u: {
      v_3 = 1u;
    }
    default: {
      v_3 = 2u;
    }
  }
  switch (0u) {
    default: {
      if (v_3 == 0u) {
        out[0] = out[0] + 100i;
        v_3 = 1u;
      }
      if (v_3 == 1u) {
        out[1] = out[1] + 1000i;
        break;
      }
      if (v_3 == 2u) {
        let v_4 = out[i];
        out[i] = v_4 + sum();
        break;
      }
    }
  }
  let kind = 5i;
  switch (kind) {
    case 0i: {
    }
    case 5i: {
      out[3] = out[3] + 1i;
    }
    case 6i, default: {
    }
  }
}
