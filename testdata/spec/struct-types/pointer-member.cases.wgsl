//# case fail
//# expect-error: wgsl/member-type line 3
struct Link {
  next: ptr<private, u32>,
}
//# case pass
struct Link {
  next: u32,
}
