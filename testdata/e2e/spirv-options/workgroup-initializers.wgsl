//# targets: spirv
//# options spirv: {"workgroup_initializers": true}
// Workgroup memory is zeroed by initializers, without stores and without a barrier.
struct Bucket {
  count: atomic<u32>,
  values: array<vec3f, 4>,
}

var<workgroup> buckets: array<Bucket, 8>;
var<workgroup> turn: mat2x2f;
@group(0) @binding(0) var<storage, read_write> result: array<f32, 8>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) index: u32) {
  result[index] = buckets[index].values[1].x + f32(atomicLoad(&buckets[index].count)) + turn[0].x;
}
