var<workgroup> scratch: buffer<256>;
@group(0) @binding(0) var<storage, read_write> result: array<f32>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = bufferView<array<f32>>(&scratch, 0i);
  (*v)[i] = f32(i);
  workgroupBarrier();
  result[i] = (*v)[7u - i] + f32(arrayLength(v) + bufferLength(&scratch));
}
