//# expect 0:0: u32 12 12 12 12
struct Choice { a: u32, b: u32 }
var<workgroup> choice: Choice;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 4>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
  if i == 2 { choice = Choice(5, 7); }
  let all = workgroupUniformLoad(&choice);
  out[i] = all.a + all.b;
}
