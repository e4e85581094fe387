//# case fail
//# expect-error: wgsl/align-value line 4
struct S {
  a: u32,
  @align(12) b: u32,
}
@group(0) @binding(0) var<storage> s: S;
//# case pass
struct S {
  a: u32,
  @align(16) b: u32,
}
@group(0) @binding(0) var<storage> s: S;
