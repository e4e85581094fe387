//# targets: spirv
//# options spirv: {"dense_switches": true}
// What a switch is over becomes a small number.
@group(0) @binding(0) var<storage, read_write> result: array<i32, 4>;

fn kind(number: i32) -> i32 {
  switch number {
    case -2147483647, 5: {
      return 1;
    }
    case 2147483647: {
      return 2;
    }
    case 0, default, 9: {
      return 3;
    }
  }
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  switch i * 3000000000u {
    default: {}
    case 3000000000u: {
      result[0] = kind(i32(i));
    }
  }
  result[i] += kind(result[i]);
}
