struct Link {
  next: u32,
}
