// The continuing block sees variables of the body, and has its own.
@group(0) @binding(0) var<storage, read_write> out: vec2u;

@compute @workgroup_size(1)
fn main() {
  var n = out.y;
  loop {
    let rest = n % 10;
    var digit: u32;
    digit += rest;
    n /= 10;
    continuing {
      let weighted = digit * 2 + rest;
      out.x += weighted;
      {
        var again = weighted;
        again--;
        out.y = again;
      }
      break if n == 0 || weighted > 100;
    }
  }
}
