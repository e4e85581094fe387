//# dispatch: 1 1 1
//# override: count = 5
//# override: 7 = -3
//# override: scale = 2.5
//# override: enabled = true
//# expect 0:0: i32 5 -3 12 20
//# expect 0:1: f32 2.5 0.5
// Overrides named by identifier and by id, one left at its default, of all four 32 bit types.
override count: u32;
@id(7) override offset: i32 = 100;
override left_alone = 12i;
override scale: f32 = 1;
override half: f32 = 0.5;
override enabled: bool = false;
@group(0) @binding(0) var<storage, read_write> integers: array<i32, 4>;
@group(0) @binding(1) var<storage, read_write> floats: array<f32, 2>;

@compute @workgroup_size(1)
fn main() {
  integers[0] = i32(count);
  integers[1] = offset;
  integers[2] = left_alone;
  if enabled {
    integers[3] = 20;
  }
  floats[0] = scale;
  floats[1] = half;
}
