//# case fail
//# expect-error: wgsl/read-only-store line 4
@group(0) @binding(0) var<storage, read> data: array<u32>;
fn f() {
  data[0] = 1;
}
//# case pass
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
fn f() {
  data[0] = 1;
}
