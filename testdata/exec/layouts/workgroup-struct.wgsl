//# expect 0:0: f32 0 1 4 9 14 30
struct Slot { id: u32, value: vec3f, @align(32) weight: f32 }
var<workgroup> slots: array<Slot, 4>;
var<workgroup> total: f32;
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
  slots[i] = Slot(i, vec3f(f32(i)), f32(i * i));
  workgroupBarrier();
  if i == 0 {
    for (var j = 0; j < 4; j++) { total += slots[j].weight; }
  }
  workgroupBarrier();
  let other = slots[3 - i];
  out[3 - i] = other.weight;
  if i == 3 { out[4] = total; }
  if i == 2 { out[5] = total + other.value.x + 15.0; }
}
