var<workgroup> partial: array<u32, 32>;
@group(0) @binding(0) var<storage, read_write> data: array<u32>;

fn gather(i: u32, value: u32) {
  partial[i] = value;
  workgroupBarrier();
}

fn sum_of_all() -> u32 {
  var sum = 0u;
  for (var k = 0i; k < 32i; k = k + 1i) {
    sum = sum + partial[k];
  }
  return sum;
}

@compute @workgroup_size(32)
fn with_sharing(@builtin(local_invocation_index) i: u32) {
  gather(i, data[i]);
  data[i] = sum_of_all();
}

@compute @workgroup_size(32)
fn without_sharing(@builtin(local_invocation_index) i: u32) {
  data[i] = data[i] + 1u;
}
