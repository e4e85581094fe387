struct Job {
  first: u32,
  count: u32,
  scale: vec2f,
}

var<workgroup> job: Job;
var<workgroup> limit: i32;
var<workgroup> ready: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> jobs: array<Job>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) g: vec3u) {
  if (i == 0u) {
    job = jobs[g.x];
    limit = i32(jobs[g.x].count);
    atomicStore(&ready, 1u);
  }
  let mine = workgroupUniformLoad(&job);
  for (var k = 0i;; k = k + 1i) {
    let v = k;
    if (!(v < workgroupUniformLoad(&limit))) {
      break;
    }
    workgroupBarrier();
    let v_1 = mine.first + i;
    out[v_1] = out[v_1] + mine.scale.x * f32(k);
  }
  if (workgroupUniformLoad(&ready) == 1u) {
    workgroupBarrier();
  }
}
