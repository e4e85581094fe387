struct Ray {
  origin: vec3f,
  direction: vec3f,
}

struct Hit {
  distance: f32,
  normal: vec3f,
  found: bool,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec4f, 2>;

fn at(r: Ray, t: f32) -> vec3f {
  return r.origin + t * r.direction;
}

fn floor_hit(r: Ray) -> Hit {
  if (r.direction.y >= 0.0f) {
    return Hit();
  }
  return Hit(-r.origin.y / r.direction.y, vec3f(0.0f, 1.0f, 0.0f), true);
}

@compute @workgroup_size(1)
fn main() {
  let r = Ray(out[0].xyz, vec3f(0.0f, -1.0f, 0.5f));
  let h = floor_hit(r);
  out[0] = vec4f(at(r, h.distance), f32(h.found));
  out[1] = vec4f(floor_hit(Ray(vec3f(1.0f), vec3f(1.0f))).normal, 0.0f);
}
