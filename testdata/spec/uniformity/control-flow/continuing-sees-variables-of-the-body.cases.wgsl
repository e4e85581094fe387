//# case fail
//# expect-error: wgsl/collective-uniformity line 8
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  loop {
    var n = id;
    continuing {
      if n == 3 {
        workgroupBarrier();
      }
      break if true;
    }
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  loop {
    var n = id;
    n = 3;
    continuing {
      if n == 3 {
        workgroupBarrier();
      }
      break if true;
    }
  }
}
