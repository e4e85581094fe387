@group(0) @binding(0) var<storage, read_write> out: vec2u;

@compute @workgroup_size(1)
fn main() {
  var n = out.y;
  loop {
    let rest = n % 10u;
    var digit: u32;
    digit = digit + rest;
    n = n / 10u;
    continuing {
      let weighted = digit * 2u + rest;
      out.x = out.x + weighted;
      var again = weighted;
      again = again - 1u;
      out.y = again;
      break if (n == 0u) || (weighted > 100u);
    }
  }
}
