//# case fail
//# expect-error: wgsl/collective-uniformity line 12
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var i = 0;
  loop {
    if id == 3 {
      continue;
    }
    i++;
    continuing {
      if i == 4 {
        workgroupBarrier();
      }
      break if g.x > 3;
    }
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var i = 0;
  loop {
    if g.y == 3 {
      continue;
    }
    i++;
    continuing {
      if i == 4 {
        workgroupBarrier();
      }
      break if g.x > 3;
    }
  }
}
