struct Settings {
  cell: f32,
  table: u32,
  reach: f32,
}

struct Cell {
  first: u32,
  count: u32,
}

@group(0) @binding(0) var<uniform> settings: Settings;
@group(0) @binding(1) var<storage, read> points: array<vec3f>;
@group(0) @binding(2) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(3) var<storage, read_write> cells: array<Cell>;
@group(0) @binding(4) var<storage, read_write> order: array<u32>;
@group(0) @binding(5) var<storage, read_write> neighbours: array<u32>;

fn cell_of(point: vec3f) -> vec3i {
  return vec3i(floor(point / settings.cell));
}

fn hash(cell: vec3i) -> u32 {
  let word = bitcast<vec3u>(cell) * vec3u(73856093u, 19349663u, 83492791u);
  return ((word.x ^ word.y) ^ word.z) % settings.table;
}

@compute @workgroup_size(64)
fn count(@builtin(global_invocation_id) id: vec3u) {
  if (id.x < arrayLength(&points)) {
    let v = hash(cell_of(points[id.x]));
    _ = atomicAdd(&counts[v], 1u);
  }
}

@compute @workgroup_size(1)
fn make_ranges() {
  var next = 0u;
  for (var i = 0u; i < settings.table; i = i + 1u) {
    let amount = atomicExchange(&counts[i], 0u);
    cells[i] = Cell(next, amount);
    next = next + amount;
  }
}

@compute @workgroup_size(64)
fn fill(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= arrayLength(&points)) {
    return;
  }
  let h = hash(cell_of(points[id.x]));
  let v = cells[h].first;
  let place = v + atomicAdd(&counts[h], 1u);
  order[place] = id.x;
}

@compute @workgroup_size(64)
fn search(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= arrayLength(&points)) {
    return;
  }
  let own = points[id.x];
  let middle = cell_of(own);
  var found = 0u;
  for (var z = -1i; z <= 1i; z = z + 1i) {
    for (var y = -1i; y <= 1i; y = y + 1i) {
      for (var x = -1i; x <= 1i; x = x + 1i) {
        let v = hash(middle + vec3i(x, y, z));
        let range = cells[v];
        for (var i = range.first; i < range.first + range.count; i = i + 1u) {
          let other = order[i];
          if ((other != id.x) && (distance(points[other], own) <= settings.reach)) {
            found = found + 1u;
          }
        }
      }
    }
  }
  neighbours[id.x] = found;
}
