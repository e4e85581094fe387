//# case fail
//# expect-error: wgsl/size-value line 3
struct S {
  @size(8) a: vec3f,
  b: u32,
}
@group(0) @binding(0) var<storage> s: S;
//# case pass
struct S {
  @size(16) a: vec3f,
  b: u32,
}
@group(0) @binding(0) var<storage> s: S;
