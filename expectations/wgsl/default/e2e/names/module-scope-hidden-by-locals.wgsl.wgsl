struct Item {
  a: f32,
}

override level: f32 = 2.0f;
@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

fn made() -> Item {
  return Item(level);
}

@compute @workgroup_size(1)
fn main() {
  let made_1 = made();
  let Item_1 = Item(made_1.a + 1.0f);
  let level_1 = level * Item_1.a;
  out[0] = level_1;
  let out_1 = 7.0f;
  out[1] = out_1;
}
