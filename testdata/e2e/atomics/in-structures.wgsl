// Atomics as members, elements and in nested structures, beside ordinary members.
struct Bucket { count: atomic<u32>, first: u32, tags: array<atomic<i32>, 3> }
struct Table { buckets: array<Bucket, 8>, total: atomic<u32> }
@group(0) @binding(0) var<storage, read_write> table: Table;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let bucket = &table.buckets[id.x % 8];
  if atomicAdd(&(*bucket).count, 1u) == 0 {
    (*bucket).first = id.x;
  }
  atomicMax(&(*bucket).tags[id.x % 3], i32(id.x));
  atomicAdd(&table.total, 1u);
}
