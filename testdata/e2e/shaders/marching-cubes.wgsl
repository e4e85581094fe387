// The first pass of marching cubes: every cell finds its case, counts its crossings and appends vertices on the crossed edges.

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

@group(0) @binding(0) var<uniform> grid: Grid;
@group(0) @binding(1) var<storage, read> samples: array<f32>;
@group(0) @binding(2) var<storage, read_write> vertices: array<Vertex>;
@group(0) @binding(3) var<storage, read_write> vertex_count: atomic<u32>;
@group(0) @binding(4) var<storage, read_write> cases: array<u32>;

const corner_offsets = array<vec3u, 8>(
  vec3u(0, 0, 0), vec3u(1, 0, 0), vec3u(1, 1, 0), vec3u(0, 1, 0),
  vec3u(0, 0, 1), vec3u(1, 0, 1), vec3u(1, 1, 1), vec3u(0, 1, 1),
);

const edges = array<vec2u, 12>(
  vec2u(0, 1), vec2u(1, 2), vec2u(2, 3), vec2u(3, 0),
  vec2u(4, 5), vec2u(5, 6), vec2u(6, 7), vec2u(7, 4),
  vec2u(0, 4), vec2u(1, 5), vec2u(2, 6), vec2u(3, 7),
);

fn index_of(p: vec3u) -> u32 {
  let points = grid.cells + 1u;
  return (p.z * points.y + p.y) * points.x + p.x;
}

fn sample_at(p: vec3u) -> f32 {
  return samples[index_of(min(p, grid.cells))];
}

fn gradient_at(p: vec3u) -> vec3f {
  let low = max(p, vec3u(1)) - 1u;
  return vec3f(
    sample_at(p + vec3u(1, 0, 0)) - sample_at(vec3u(low.x, p.yz)),
    sample_at(p + vec3u(0, 1, 0)) - sample_at(vec3u(p.x, low.y, p.z)),
    sample_at(p + vec3u(0, 0, 1)) - sample_at(vec3u(p.xy, low.z)),
  );
}

@compute @workgroup_size(4, 4, 4)
fn main(@builtin(global_invocation_id) cell: vec3u) {
  if any(cell >= grid.cells) {
    return;
  }
  var values: array<f32, 8>;
  var inside = 0u;
  for (var i = 0u; i < 8u; i++) {
    values[i] = sample_at(cell + corner_offsets[i]);
    inside |= select(0u, 1u << i, values[i] < grid.level);
  }
  let own = (cell.z * grid.cells.y + cell.y) * grid.cells.x + cell.x;
  cases[own] = inside;
  if inside == 0u || inside == 255u {
    return;
  }
  for (var e = 0u; e < 12u; e++) {
    let ends = edges[e];
    let crosses = ((inside >> ends.x) ^ (inside >> ends.y)) & 1u;
    if crosses == 0u {
      continue;
    }
    let slot = atomicAdd(&vertex_count, 1u);
    if slot >= arrayLength(&vertices) {
      // The host sees the count, and makes room.
      break;
    }
    let a = cell + corner_offsets[ends.x];
    let b = cell + corner_offsets[ends.y];
    let t = (grid.level - values[ends.x]) / (values[ends.y] - values[ends.x]);
    let normal = normalize(mix(gradient_at(a), gradient_at(b), t));
    let vertex = &vertices[slot];
    (*vertex).position = grid.origin + mix(vec3f(a), vec3f(b), t) * grid.spacing;
    vertex.normal_x = normal.x;
    vertex.normal_yz = normal.yz;
    vertex.cell = own;
  }
}
