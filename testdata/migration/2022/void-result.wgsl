//# expect-error: wgsl/old-syntax line 5
//# expect-error: wgsl/old-syntax line 8
//# expect-error: wgsl/old-syntax line 9
var<private> n: i32;
fn bump() -> void {
  n = n + 1;
}
[[stage(compute), workgroup_size(1)]]
fn main() -> void {
  bump();
}
