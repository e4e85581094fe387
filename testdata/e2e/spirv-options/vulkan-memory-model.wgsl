//# targets: spirv
//# options spirv: {"memory_model": "vulkan"}
// Every access to memory that others share says so, and barriers make writes available and visible.
struct Cell {
  value: u32,
  place: vec3f,
}

@group(0) @binding(0) var<storage, read_write> cells: array<Cell>;
@group(0) @binding(1) var<storage, read_write> counter: atomic<u32>;
@group(0) @binding(2) var<storage> source: array<u32>;
@group(0) @binding(3) var counts: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(4) var picture: texture_storage_2d<rgba8unorm, write>;
var<workgroup> shared_values: array<vec2u, 16>;

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) index: u32, @builtin(global_invocation_id) id: vec3u) {
  shared_values[index].y = source[id.x];
  workgroupBarrier();
  cells[id.x].value = shared_values[15 - index].y + atomicAdd(&counter, 1);
  cells[id.x].place.z = 1;
  storageBarrier();
  let before = textureLoad(counts, id.xy);
  textureBarrier();
  textureStore(counts, id.xy, before + cells[id.x].value);
  textureStore(picture, id.xy, vec4f(cells[id.x].place, 1));
}
