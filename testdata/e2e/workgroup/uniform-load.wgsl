// workgroupUniformLoad of a scalar, a vector, a structure, and as a loop bound.
struct Job { first: u32, count: u32, scale: vec2f }
var<workgroup> job: Job;
var<workgroup> limit: i32;
var<workgroup> ready: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> jobs: array<Job>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) g: vec3u) {
  if i == 0 {
    job = jobs[g.x];
    limit = i32(jobs[g.x].count);
    atomicStore(&ready, 1u);
  }
  let mine = workgroupUniformLoad(&job);
  for (var k = 0; k < workgroupUniformLoad(&limit); k++) {
    workgroupBarrier();
    out[mine.first + i] += mine.scale.x * f32(k);
  }
  if workgroupUniformLoad(&ready) == 1 {
    workgroupBarrier();
  }
}
