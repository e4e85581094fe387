struct Header {
  version: u32,
  used: atomic<u32>,
}

struct Record {
  key: u32,
  value: vec2f,
}

struct Store {
  header: Header,
  bounds: vec4f,
  records: array<Record>,
}

@group(0) @binding(0) var<storage, read_write> store: Store;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let capacity = arrayLength(&store.records);
  let slot = atomicAdd(&store.header.used, 1u);
  if (slot < capacity) {
    store.records[slot] = Record(id.x * store.header.version, store.bounds.xy);
  }
}
