override x_size: u32 = 8u;
override y_size: u32 = x_size / 2u;
@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(x_size, y_size)
fn flat(@builtin(local_invocation_index) i: u32) {
  out[i] = x_size;
}

@compute @workgroup_size(4, x_size * 2u)
fn tall(@builtin(local_invocation_index) i: u32) {
  out[i] = y_size;
}

@compute @workgroup_size(x_size)
fn line(@builtin(local_invocation_index) i: u32) {
  out[i] = i;
}
