@group(0) @binding(0) var<storage, read> data: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 4>;

fn first_above(limit: i32) -> i32 {
  let n = i32(arrayLength(&data));
  if (n == 0i) {
    return -2i;
  }
  for (var i = 0i; i < n; i = i + 1i) {
    switch (data[i]) {
      case 0i: {
        continue;
      }
      case -1i: {
        return -3i;
      }
      default: {
        if (data[i] > limit) {
          return i;
        }
      }
    }
  }
  return -1i;
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_id) id: vec3u) {
  out[id.x] = first_above(i32(id.x) * 10i);
}
