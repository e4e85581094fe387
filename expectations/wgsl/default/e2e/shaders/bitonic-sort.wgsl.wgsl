struct Entry {
  key: u32,
  value: u32,
}

struct Step {
  run: u32,
  gap: u32,
}

@group(0) @binding(0) var<storage, read_write> entries: array<Entry>;
@group(0) @binding(1) var<uniform> step: Step;
var<workgroup> cached: array<Entry, 256>;

fn out_of_order(a: Entry, b: Entry, ascending: bool) -> bool {
  if (a.key == b.key) {
    return (a.value > b.value) == ascending;
  }
  return (a.key > b.key) == ascending;
}

@compute @workgroup_size(128)
fn sort_blocks(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let start = group.x * 256u;
  cached[lane] = entries[start + lane];
  cached[lane + 128u] = entries[start + lane + 128u];
  for (var run = 2u; run <= 256u; run = run * 2u) {
    for (var gap = run / 2u; gap > 0u; gap = gap / 2u) {
      workgroupBarrier();
      let low = 2u * gap * (lane / gap) + lane % gap;
      let high = low + gap;
      let ascending = ((start + low) & run) == 0u;
      let a = cached[low];
      let b = cached[high];
      if (out_of_order(a, b, ascending)) {
        cached[low] = b;
        cached[high] = a;
      }
    }
  }
  workgroupBarrier();
  entries[start + lane] = cached[lane];
  entries[start + lane + 128u] = cached[lane + 128u];
}

@compute @workgroup_size(128)
fn merge_step(@builtin(global_invocation_id) id: vec3u) {
  let low = 2u * step.gap * (id.x / step.gap) + id.x % step.gap;
  let high = low + step.gap;
  if (high >= arrayLength(&entries)) {
    return;
  }
  if (out_of_order(entries[low], entries[high], ((low & step.run) == 0u))) {
    let kept = entries[low];
    entries[low] = entries[high];
    entries[high] = kept;
  }
}
