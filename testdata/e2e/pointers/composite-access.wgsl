// Members and elements through a pointer without the star.
requires pointer_composite_access;
struct Body { place: vec3f, parts: array<vec2f, 3> }
@group(0) @binding(0) var<storage, read_write> bodies: array<Body, 2>;

fn move_it(b: ptr<function, Body>, by: vec3f) {
  b.place += by;
  b.parts[1].x = b.place.y;
  b.place.z = 0;
}

fn first(list: ptr<function, array<i32, 4>>) -> i32 {
  list[0]++;
  return list[0];
}

@compute @workgroup_size(1)
fn main() {
  var b = bodies[0];
  move_it(&b, vec3f(1, 2, 3));
  let p = &bodies[1];
  p.place = b.place;
  p.parts[2] = b.parts[1];
  var list = array(1, 2, 3, 4);
  p.parts[0][1] = f32(first(&list));
}
