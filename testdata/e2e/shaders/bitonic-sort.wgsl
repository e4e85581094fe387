// Sorting of keys with values: within a workgroup in shared memory, across workgroups by single steps in the buffer.
struct Entry {
  key: u32,
  value: u32,
}

struct Step {
  run: u32,
  gap: u32,
}

const block = 256u;

@group(0) @binding(0) var<storage, read_write> entries: array<Entry>;
@group(0) @binding(1) var<uniform> step: Step;

var<workgroup> cached: array<Entry, block>;

fn out_of_order(a: Entry, b: Entry, ascending: bool) -> bool {
  if a.key == b.key {
    return (a.value > b.value) == ascending;
  }
  return (a.key > b.key) == ascending;
}

@compute @workgroup_size(128)
fn sort_blocks(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let start = group.x * block;
  cached[lane] = entries[start + lane];
  cached[lane + block / 2] = entries[start + lane + block / 2];
  for (var run = 2u; run <= block; run *= 2) {
    for (var gap = run / 2; gap > 0; gap /= 2) {
      workgroupBarrier();
      let low = 2 * gap * (lane / gap) + lane % gap;
      let high = low + gap;
      let ascending = ((start + low) & run) == 0;
      let a = cached[low];
      let b = cached[high];
      if out_of_order(a, b, ascending) {
        cached[low] = b;
        cached[high] = a;
      }
    }
  }
  workgroupBarrier();
  entries[start + lane] = cached[lane];
  entries[start + lane + block / 2] = cached[lane + block / 2];
}

@compute @workgroup_size(128)
fn merge_step(@builtin(global_invocation_id) id: vec3u) {
  let low = 2 * step.gap * (id.x / step.gap) + id.x % step.gap;
  let high = low + step.gap;
  if high >= arrayLength(&entries) {
    return;
  }
  let first = &entries[low];
  let second = &entries[high];
  if out_of_order(*first, *second, (low & step.run) == 0) {
    let kept = *first;
    *first = *second;
    *second = kept;
  }
}
