//# expect 0:0: i32 8048 17048 19048 19051 21051 21051 21051 24050 24051 24051 27051 27050 233
// Loops in switches in loops, with every way out.
@group(0) @binding(0) var<storage, read_write> result: array<i32, 13>;
fn f(n: i32) -> i32 {
  var x = n;
  loop {
    if x > 100 { return x; }
    switch x {
      case 1, 2: { x += 5; if x > 6 { continue; } }
      case 3: { loop { x++; if x > 10 { break; } if x == 8 { return -1; } continuing { x += 2; break if x > 20; } } }
      default: { for (var i = 0; i < 4; i++) { if i == x { break; } if i == 3 { return i; } while x < i { x += i; if x % 7 == 0 { continue; } } } }
      case 9: { break; }
    }
    x *= 2;
    continuing { x += 1; let k = x; break if k > 50; }
  }
  return x;
}
fn g(a: i32, b: bool) -> vec2<bool> {
  var r = vec2<bool>(b, a > 1);
  if b && (a > 3 || a < -2) && !(a == 7) { r.x = !r.y; } else if a == 1 { return vec2<bool>(true); } else { switch a { default: { if b { return r.yx; } } } }
  r[a & 1] = b != (a > 40);
  return r & vec2<bool>(b || a == 1);
}
fn h(n: u32) -> u32 { if n == 0 { return 1; } else { if n == 1 { return 2; } else { return 3; } } }
fn k(n: u32) -> u32 { loop { if n > 3 { return 1; } else { return 2; } } }
fn l(n: u32) -> u32 { switch n { case 0: { return 1; } case 1: { return 5; } default: { return 7; } } }
fn q(n: u32) -> u32 { for (;;) { if n == 1 { break; } return 3; } return 4; }
fn e() { loop { break; } loop { loop { break; } break; } switch 1 { default: {} } switch 2 { case 2: {} default: {} } }
fn inf(n: u32) -> u32 { var i = 0u; loop { i++; if i > n { return i; } continuing { i += 2; } } }
@compute @workgroup_size(1)
fn main() {
  e();
  for (var n = 0; n < 12; n++) {
    let i = u32(n);
    let z = g(n - 2, i > 2);
    result[n] = f(n) * 16 + select(0, 1, z.x) + select(0, 2, z.y) + i32(h(i) + k(i) + l(i) + q(i) + inf(i)) * 1000;
  }
  var a = 0;
  var b = 1;
  loop {
    let t = a;
    a = b;
    b = t + b;
    if b > 1000 { break; }
    continuing {
      let d = a;
      a = a;
      break if d < 0 || b == 377;
    }
  }
  result[12] = a;
}
