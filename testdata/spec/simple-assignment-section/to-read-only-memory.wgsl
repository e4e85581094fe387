//# expect-error: wgsl/read-only-store
@group(0) @binding(0) var<storage, read> data: array<u32>;
fn f() {
  data[0] = 1;
}
