// Names that differ only in case, in trailing digits and underscores, or extend each other.
var<private> value: f32 = 1;
var<private> Value: f32 = 2;
var<private> VALUE: f32 = 3;
var<private> value_: f32 = 4;
var<private> value1: f32 = 5;
var<private> value_1: f32 = 6;
var<private> _value: f32 = 7;
@group(0) @binding(0) var<storage, read_write> out: f32;

fn value_2(value: f32) -> f32 {
  let value_3 = value;
  {
    let value = value_3 + Value;
    return value;
  }
}

@compute @workgroup_size(1)
fn main() {
  out = value + Value + VALUE + value_ + value1 + value_1 + _value + value_2(9);
}
