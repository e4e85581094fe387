//# expect-error: wgsl/empty-struct
struct Nothing {}
