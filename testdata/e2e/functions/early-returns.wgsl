// Returns at several depths of nested control flow, the last statement not among them.
@group(0) @binding(0) var<storage, read> data: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 4>;

fn first_above(limit: i32) -> i32 {
  let n = i32(arrayLength(&data));
  if n == 0 {
    return -2;
  }
  for (var i = 0; i < n; i++) {
    switch data[i] {
      case 0 {
        continue;
      }
      case -1 {
        return -3;
      }
      default {
        if data[i] > limit {
          return i;
        }
      }
    }
  }
  return -1;
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_id) id: vec3u) {
  out[id.x] = first_above(i32(id.x) * 10);
}
