//# dispatch: 8 1 1
//# read 0:0: u32 48 1071 17 0 1000000 270 0xffffffff 81
//# read 0:1: u32 36 462 5 9 75 192 65535 0
//# expect 0:2: u32 12 21 1 9 25 6 65535 81
// Euclid's algorithm: a data dependent loop around the unsigned remainder.
@group(0) @binding(0) var<storage, read> first: array<u32>;
@group(0) @binding(1) var<storage, read> second: array<u32>;
@group(0) @binding(2) var<storage, read_write> divisor: array<u32>;

fn gcd(m: u32, n: u32) -> u32 {
  var x = m;
  var y = n;
  while y != 0u {
    let rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

@compute @workgroup_size(1)
fn main(@builtin(workgroup_id) group: vec3u) {
  divisor[group.x] = gcd(first[group.x], second[group.x]);
}
