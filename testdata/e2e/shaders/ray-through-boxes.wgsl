// Rays through a hierarchy of boxes over triangles, with a stack of nodes in private memory.
struct Node {
  low: vec3f,
  first: u32,
  high: vec3f,
  count: u32,
}

struct Triangle {
  a: vec3f,
  b: vec3f,
  c: vec3f,
}

struct Ray {
  origin: vec3f,
  direction: vec3f,
}

struct Hit {
  distance: f32,
  triangle: u32,
  at: vec2f,
}

const none = 0xffffffffu;
const far = 1e30;

@group(0) @binding(0) var<storage, read> nodes: array<Node>;
@group(0) @binding(1) var<storage, read> triangles: array<Triangle>;
@group(0) @binding(2) var<storage, read> rays: array<Ray>;
@group(0) @binding(3) var<storage, read_write> hits: array<Hit>;

var<private> stack: array<u32, 32>;

fn box_distance(node: Node, origin: vec3f, inverse: vec3f, limit: f32) -> f32 {
  let a = (node.low - origin) * inverse;
  let b = (node.high - origin) * inverse;
  let near = min(a, b);
  let away = max(a, b);
  let enter = max(max(near.x, near.y), max(near.z, 0.0));
  let leave = min(min(away.x, away.y), min(away.z, limit));
  return select(far, enter, enter <= leave);
}

fn meet(ray: Ray, index: u32, best: ptr<function, Hit>) {
  let triangle = &triangles[index];
  let ab = triangle.b - triangle.a;
  let ac = triangle.c - triangle.a;
  let p = cross(ray.direction, ac);
  let determinant = dot(ab, p);
  if abs(determinant) < 1e-8 {
    return;
  }
  let to = ray.origin - triangle.a;
  let u = dot(to, p) / determinant;
  let q = cross(to, ab);
  let v = dot(ray.direction, q) / determinant;
  if u < 0 || v < 0 || u + v > 1 {
    return;
  }
  let distance = dot(ac, q) / determinant;
  if distance > 1e-4 && distance < (*best).distance {
    *best = Hit(distance, index, vec2f(u, v));
  }
}

fn trace(ray: Ray) -> Hit {
  var best = Hit(far, none, vec2f());
  let inverse = 1.0 / ray.direction;
  var depth = 1u;
  stack[0] = 0;
  while depth > 0 {
    depth--;
    let node = nodes[stack[depth]];
    if box_distance(node, ray.origin, inverse, best.distance) >= far {
      continue;
    }
    if node.count > 0 {
      for (var i = 0u; i < node.count; i++) {
        meet(ray, node.first + i, &best);
      }
    } else if depth + 2 <= 32 {
      stack[depth] = node.first;
      stack[depth + 1] = node.first + 1;
      depth += 2;
    }
  }
  return best;
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  let index = id.y * groups.x * 8 + id.x;
  if index < arrayLength(&rays) {
    hits[index] = trace(rays[index]);
  }
}
