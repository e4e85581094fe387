//# case fail
//# expect-error: wgsl/no-matching-overload line 4
@group(0) @binding(0) var<storage> input: array<u32>;
fn f() -> u32 {
  return bufferLength(&input);
}
//# case pass
@group(0) @binding(0) var<storage> input: buffer;
fn f() -> u32 {
  return bufferLength(&input);
}
