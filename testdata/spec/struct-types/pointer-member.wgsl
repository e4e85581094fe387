//# expect-error: wgsl/member-type line 3
struct Link {
  next: ptr<private, u32>,
}
