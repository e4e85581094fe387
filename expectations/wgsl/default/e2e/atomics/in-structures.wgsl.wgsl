struct Bucket {
  count: atomic<u32>,
  first: u32,
  tags: array<atomic<i32>, 3>,
}

struct Table {
  buckets: array<Bucket, 8>,
  total: atomic<u32>,
}

@group(0) @binding(0) var<storage, read_write> table: Table;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let v = id.x % 8u;
  if (atomicAdd(&table.buckets[v].count, 1u) == 0u) {
    table.buckets[v].first = id.x;
  }
  _ = atomicMax(&table.buckets[v].tags[id.x % 3u], i32(id.x));
  _ = atomicAdd(&table.total, 1u);
}
