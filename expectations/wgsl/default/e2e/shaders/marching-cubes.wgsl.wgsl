struct Grid {
  cells: vec3u,
  level: f32,
  origin: vec3f,
  spacing: f32,
}

struct Vertex {
  position: vec3f,
  normal_x: f32,
  normal_yz: vec2f,
  cell: u32,
}

const constant = array<vec3u, 8>(vec3u(), vec3u(1u, 0u, 0u), vec3u(1u, 1u, 0u), vec3u(0u, 1u, 0u), vec3u(0u, 0u, 1u), vec3u(1u, 0u, 1u), vec3u(1u), vec3u(0u, 1u, 1u));

@group(0) @binding(0) var<uniform> grid: Grid;
@group(0) @binding(1) var<storage, read> samples: array<f32>;
@group(0) @binding(2) var<storage, read_write> vertices: array<Vertex>;
@group(0) @binding(3) var<storage, read_write> vertex_count: atomic<u32>;
@group(0) @binding(4) var<storage, read_write> cases: array<u32>;

fn index_of(p: vec3u) -> u32 {
  let points = grid.cells + 1u;
  return (p.z * points.y + p.y) * points.x + p.x;
}

fn sample_at(p: vec3u) -> f32 {
  let v = index_of(min(p, grid.cells));
  return samples[v];
}

fn gradient_at(p: vec3u) -> vec3f {
  let low = max(p, vec3u(1u)) - 1u;
  let v = sample_at(p + vec3u(1u, 0u, 0u));
  let v_1 = v - sample_at(vec3u(low.x, p.yz));
  let v_2 = sample_at(p + vec3u(0u, 1u, 0u));
  let v_3 = v_2 - sample_at(vec3u(p.x, low.y, p.z));
  let v_4 = sample_at(p + vec3u(0u, 0u, 1u));
  return vec3f(v_1, v_3, v_4 - sample_at(vec3u(p.xy, low.z)));
}

@compute @workgroup_size(4, 4, 4)
fn main(@builtin(global_invocation_id) cell: vec3u) {
  if (any((cell >= grid.cells))) {
    return;
  }
  var values: array<f32, 8>;
  var inside = 0u;
  for (var i = 0u; i < 8u; i = i + 1u) {
    let v = i;
    values[v] = sample_at(cell + constant[i]);
    inside = inside | select(0u, 1u << i, (values[i] < grid.level));
  }
  let own = (cell.z * grid.cells.y + cell.y) * grid.cells.x + cell.x;
  cases[own] = inside;
  if ((inside == 0u) || (inside == 255u)) {
    return;
  }
  for (var e = 0u; e < 12u; e = e + 1u) {
    let ends = array<vec2u, 12>(vec2u(0u, 1u), vec2u(1u, 2u), vec2u(2u, 3u), vec2u(3u, 0u), vec2u(4u, 5u), vec2u(5u, 6u), vec2u(6u, 7u), vec2u(7u, 4u), vec2u(0u, 4u), vec2u(1u, 5u), vec2u(2u, 6u), vec2u(3u, 7u))[e];
    let crosses = ((inside >> ends.x) ^ (inside >> ends.y)) & 1u;
    if (crosses == 0u) {
      continue;
    }
    let slot = atomicAdd(&vertex_count, 1u);
    if (slot >= arrayLength(&vertices)) {
      break;
    }
    let a = cell + constant[ends.x];
    let b = cell + constant[ends.y];
    let t = (grid.level - values[ends.x]) / (values[ends.y] - values[ends.x]);
    let v_1 = gradient_at(a);
    let normal = normalize(mix(v_1, gradient_at(b), t));
    vertices[slot].position = grid.origin + mix(vec3f(a), vec3f(b), t) * grid.spacing;
    vertices[slot].normal_x = normal.x;
    vertices[slot].normal_yz = normal.yz;
    vertices[slot].cell = own;
  }
}
