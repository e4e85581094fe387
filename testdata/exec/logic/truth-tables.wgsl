//# dispatch: 1 1 1
//# expect 0:0: u32 0 0 1 0 1 0 0 1 0 1 1 0 0 1 0 1 0 1*4 0 0 0
// All operators on bool, over all pairs of truth values.
@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 6>, 4>;

@compute @workgroup_size(2, 2)
fn main(@builtin(local_invocation_id) id: vec3u) {
  let a = id.y == 1;
  let b = bool(id.x);
  let row = &out[id.y * 2 + id.x];
  (*row)[0] = u32(a & b);
  (*row)[1] = u32(a | b);
  (*row)[2] = u32(a == b);
  (*row)[3] = u32(a != b);
  (*row)[4] = u32(!a);
  var both = a;
  both &= !b;
  both |= false;
  (*row)[5] = u32(both && a);
}
