struct Rigid {
  frame: mat3x3f,
  points: array<array<vec3f, 3>, 2>,
}

@group(0) @binding(0) var<storage, read_write> body: Rigid;

fn shift(p: ptr<function, vec3f>, by: f32) {
  *p = *p + vec3f(by);
}

@compute @workgroup_size(1)
fn main() {
  var p = body.points[1][2];
  shift(&p, 0.5f);
  body.points[0] = array<vec3f, 3>(p, p, body.frame * p);
  let r = Rigid();
  body.frame = r.frame;
}
