struct Body {
  place: vec3f,
  parts: array<vec2f, 3>,
}

@group(0) @binding(0) var<storage, read_write> bodies: array<Body, 2>;

fn move_it(b: ptr<function, Body>, by: vec3f) {
  (*b).place = (*b).place + by;
  (*b).parts[1].x = (*b).place.y;
  (*b).place.z = 0.0f;
}

fn first(list: ptr<function, array<i32, 4>>) -> i32 {
  (*list)[0] = (*list)[0] + 1i;
  return (*list)[0];
}

@compute @workgroup_size(1)
fn main() {
  var b = bodies[0];
  move_it(&b, vec3f(1.0f, 2.0f, 3.0f));
  bodies[1].place = b.place;
  bodies[1].parts[2] = b.parts[1];
  var list = array<i32, 4>(1i, 2i, 3i, 4i);
  bodies[1].parts[0].y = f32(first(&list));
}
