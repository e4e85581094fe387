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
  let enter = max(max(near.x, near.y), max(near.z, 0.0f));
  let leave = min(min(away.x, away.y), min(away.z, limit));
  return select(1e30f, enter, (enter <= leave));
}

fn meet(ray: Ray, index: u32, best: ptr<function, Hit>) {
  let ab = triangles[index].b - triangles[index].a;
  let ac = triangles[index].c - triangles[index].a;
  let p = cross(ray.direction, ac);
  let determinant = dot(ab, p);
  if (abs(determinant) < 1e-8f) {
    return;
  }
  let to = ray.origin - triangles[index].a;
  let u = dot(to, p) / determinant;
  let q = cross(to, ab);
  let v = dot(ray.direction, q) / determinant;
  if (((u < 0.0f) || (v < 0.0f)) || (u + v > 1.0f)) {
    return;
  }
  let distance = dot(ac, q) / determinant;
  if ((distance > 0.0001f) && (distance < (*best).distance)) {
    *best = Hit(distance, index, vec2f(u, v));
  }
}

fn trace(ray: Ray) -> Hit {
  var best = Hit(1e30f, 4294967295u, vec2f());
  let inverse = 1.0f / ray.direction;
  var depth = 1u;
  stack[0] = 0u;
  while (depth > 0u) {
    depth = depth - 1u;
    let node = nodes[stack[depth]];
    if (box_distance(node, ray.origin, inverse, best.distance) >= 1e30f) {
      continue;
    }
    if (node.count > 0u) {
      for (var i = 0u; i < node.count; i = i + 1u) {
        meet(ray, node.first + i, &best);
      }
    } else if (depth + 2u <= 32u) {
      stack[depth] = node.first;
      stack[depth + 1u] = node.first + 1u;
      depth = depth + 2u;
    }
  }
  return best;
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  let index = id.y * groups.x * 8u + id.x;
  if (index < arrayLength(&rays)) {
    hits[index] = trace(rays[index]);
  }
}
