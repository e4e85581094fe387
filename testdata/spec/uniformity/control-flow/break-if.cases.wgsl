//# case fail
//# expect-error: wgsl/collective-uniformity line 5
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  loop {
    workgroupBarrier();
    continuing {
      break if id == 3;
    }
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  loop {
    workgroupBarrier();
    continuing {
      break if g.x == 3;
    }
  }
}
