struct S {
  a: u32,
  @align(16) b: u32,
}
@group(0) @binding(0) var<storage> s: S;
