//# case fail
//# expect-error: wgsl/builtin-function-stage line 4
@compute @workgroup_size(1)
fn main() {
  _ = dpdx(1.0);
}
//# case pass
@fragment
fn main() {
  _ = dpdx(1.0);
}
