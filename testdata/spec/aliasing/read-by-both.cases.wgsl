//# case fail
//# expect-error: wgsl/pointer-alias line 10
var<private> x: vec3f;
fn inner(p: ptr<private, vec3f>) {
  (*p).y = 1;
}
fn outer(p: ptr<private, vec3f>) -> f32 {
  inner(p);
  return x.x;
}
fn main() { _ = outer(&x); }
//# case pass
var<private> x: vec3f;
fn inner(p: ptr<private, vec3f>) {
  _ = (*p).y;
}
fn outer(p: ptr<private, vec3f>) -> f32 {
  inner(p);
  return x.x;
}
fn main() { _ = outer(&x); }
