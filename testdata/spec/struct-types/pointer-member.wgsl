//# expect-error: wgsl/member-type
struct Link {
  next: ptr<private, u32>,
}
