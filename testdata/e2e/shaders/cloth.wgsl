// Springs between the points of a square cloth, with a sphere that it falls on; positions and normals for drawing.
struct Cloth {
  side: u32,
  rest: f32,
  stiffness: f32,
  delta: f32,
  ball: vec4f,
}

struct Node {
  position: vec3f,
  pinned: u32,
  previous: vec3f,
}

@group(0) @binding(0) var<uniform> cloth: Cloth;
@group(0) @binding(1) var<storage, read> old_nodes: array<Node>;
@group(0) @binding(2) var<storage, read_write> new_nodes: array<Node>;
@group(0) @binding(3) var<storage, read_write> normals: array<vec3f>;

const offsets = array(vec2i(1, 0), vec2i(-1, 0), vec2i(0, 1), vec2i(0, -1), vec2i(1, 1), vec2i(-1, -1), vec2i(2, 0), vec2i(0, 2));

fn inside(p: vec2i) -> bool {
  return all(p >= vec2i()) && all(p < vec2i(i32(cloth.side)));
}

fn index_of(p: vec2i) -> u32 {
  return u32(p.y) * cloth.side + u32(p.x);
}

fn spring(a: vec3f, b: vec3f, rest: f32) -> vec3f {
  let d = b - a;
  let l = length(d);
  if l < 1e-6 {
    return vec3f();
  }
  return d * (cloth.stiffness * (l - rest) / l);
}

@compute @workgroup_size(16, 16, 1)
fn integrate(@builtin(global_invocation_id) id: vec3<u32>) {
  let p = vec2i(id.xy);
  if !inside(p) { return; }
  let i = index_of(p);
  let node = old_nodes[i];
  if node.pinned != 0 {
    new_nodes[i] = node;
    return;
  }
  var force = vec3f(0, -9.81, 0);
  for (var k = 0; k < 8; k++) {
    let q = p + offsets[k];
    if !inside(q) { continue; }
    force += spring(node.position, old_nodes[index_of(q)].position, cloth.rest * length(vec2f(offsets[k])));
  }
  var next = 1.99 * node.position - 0.99 * node.previous + force * (cloth.delta * cloth.delta);
  let from_ball = next - cloth.ball.xyz;
  if dot(from_ball, from_ball) < cloth.ball.w * cloth.ball.w {
    next = cloth.ball.xyz + normalize(from_ball) * cloth.ball.w;
  }
  new_nodes[i] = Node(next, 0, node.position);
}

@compute @workgroup_size(16, 16, 1)
fn find_normals(@builtin(global_invocation_id) id: vec3<u32>) {
  let p = vec2i(id.xy);
  if !inside(p) { return; }
  let right = select(p, p + vec2i(1, 0), inside(p + vec2i(1, 0)));
  let up = select(p, p + vec2i(0, 1), inside(p + vec2i(0, 1)));
  let here = new_nodes[index_of(p)].position;
  let n = cross(new_nodes[index_of(right)].position - here, new_nodes[index_of(up)].position - here);
  normals[index_of(p)] = select(vec3f(0, 1, 0), normalize(n), dot(n, n) > 0);
}
