//# note: braces that are missing or superfluous, with independent mistakes between them
//# expect-error: wgsl/unknown-identifier line 14
//# expect-error: wgsl/unclosed-delimiter line 16
//# expect-error: wgsl/initializer-type line 19
//# expect-error: wgsl/statement-at-module-scope line 25
//# expect-error: wgsl/unknown-identifier line 28
//# expect-error: wgsl/unclosed-delimiter line 31
//# expect-error: wgsl/expected-token line 37
//# expect-error: wgsl/unknown-identifier line 38
//# expect-error: wgsl/return-type line 42
//# expect-error: wgsl/break-placement line 46
fn first(x: i32) -> i32 {
  if x > 1 {
    return first_unknown;
  return 2;
}

fn second(x: i32) -> i32 {
  let y: bool = x;
  return 1;
}

fn third(x: i32) -> i32 {
  if x > 1 { return 1; } }
  return third_rest;
}

fn fourth() -> i32 { return third(second(first(1))) + fourth_unknown; }

struct Open {
  a: i32,

fn fifth(open: Open) -> i32 {
  return open.b;
}

fn sixth() -> i32
  return sixth_unknown;
}

fn seventh() -> vec2f {
  return vec3f();
}

fn eighth() {
  break;
}
