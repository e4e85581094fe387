struct S {
  a: array<u32, 16>,
}
