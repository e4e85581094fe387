// A local that hides a function, a type, a variable and an override, each still used before.
override level = 2.0;
struct Item { a: f32 }
fn made() -> Item { return Item(level); }
@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

@compute @workgroup_size(1)
fn main() {
  let made = made();
  let Item = Item(made.a + 1);
  let level = level * Item.a;
  out[0] = level;
  {
    let out_ = &out;
    let out = 7.0;
    (*out_)[1] = out;
  }
}
