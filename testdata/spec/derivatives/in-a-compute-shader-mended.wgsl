@fragment
fn main() {
  _ = dpdx(1.0);
}
