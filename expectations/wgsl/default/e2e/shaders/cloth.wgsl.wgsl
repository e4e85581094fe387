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

const constant = array<vec2i, 8>(vec2i(1i, 0i), vec2i(-1i, 0i), vec2i(0i, 1i), vec2i(0i, -1i), vec2i(1i), vec2i(-1i), vec2i(2i, 0i), vec2i(0i, 2i));

@group(0) @binding(0) var<uniform> cloth: Cloth;
@group(0) @binding(1) var<storage, read> old_nodes: array<Node>;
@group(0) @binding(2) var<storage, read_write> new_nodes: array<Node>;
@group(0) @binding(3) var<storage, read_write> normals: array<vec3f>;

fn inside(p: vec2i) -> bool {
  return all((p >= vec2i())) && all((p < vec2i(i32(cloth.side))));
}

fn index_of(p: vec2i) -> u32 {
  return u32(p.y) * cloth.side + u32(p.x);
}

fn spring(a: vec3f, b: vec3f, rest: f32) -> vec3f {
  let d = b - a;
  let l = length(d);
  if (l < 1e-6f) {
    return vec3f();
  }
  return d * (cloth.stiffness * (l - rest) / l);
}

@compute @workgroup_size(16, 16)
fn integrate(@builtin(global_invocation_id) id: vec3u) {
  let p = vec2i(id.xy);
  if (!inside(p)) {
    return;
  }
  let i = index_of(p);
  let node = old_nodes[i];
  if (node.pinned != 0u) {
    new_nodes[i] = node;
    return;
  }
  var force = vec3f(0.0f, -9.81f, 0.0f);
  for (var k = 0i; k < 8i; k = k + 1i) {
    let q = p + constant[k];
    if (!inside(q)) {
      continue;
    }
    let v = force;
    let v_1 = index_of(q);
    force = v + spring(node.position, old_nodes[v_1].position, cloth.rest * length(vec2f(constant[k])));
  }
  var next = 1.99f * node.position - 0.99f * node.previous + force * (cloth.delta * cloth.delta);
  let from_ball = next - cloth.ball.xyz;
  if (dot(from_ball, from_ball) < cloth.ball.w * cloth.ball.w) {
    next = cloth.ball.xyz + normalize(from_ball) * cloth.ball.w;
  }
  new_nodes[i] = Node(next, 0u, node.position);
}

@compute @workgroup_size(16, 16)
fn find_normals(@builtin(global_invocation_id) id: vec3u) {
  let p = vec2i(id.xy);
  if (!inside(p)) {
    return;
  }
  let right = select(p, p + vec2i(1i, 0i), inside(p + vec2i(1i, 0i)));
  let up = select(p, p + vec2i(0i, 1i), inside(p + vec2i(0i, 1i)));
  let v = index_of(p);
  let here = new_nodes[v].position;
  let v_1 = index_of(right);
  let v_2 = new_nodes[v_1].position - here;
  let v_3 = index_of(up);
  let n = cross(v_2, new_nodes[v_3].position - here);
  let v_4 = index_of(p);
  normals[v_4] = select(vec3f(0.0f, 1.0f, 0.0f), normalize(n), (dot(n, n) > 0.0f));
}
