var<private> x: vec3f;
fn inner(p: ptr<private, vec3f>) {
  _ = (*p).y;
}
fn outer(p: ptr<private, vec3f>) -> f32 {
  inner(p);
  return x.x;
}
fn main() { _ = outer(&x); }
