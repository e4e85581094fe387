//# expect-error: wgsl/empty-struct line 2
struct Nothing {}
