fn f(list: array<u32, 4>) -> u32 {
  return list[0];
}
