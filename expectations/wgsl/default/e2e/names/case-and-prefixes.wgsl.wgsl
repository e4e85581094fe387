var<private> value: f32 = 1.0f;
var<private> Value: f32 = 2.0f;
var<private> VALUE: f32 = 3.0f;
var<private> value_: f32 = 4.0f;
var<private> value1: f32 = 5.0f;
var<private> value_1: f32 = 6.0f;
var<private> _value: f32 = 7.0f;
@group(0) @binding(0) var<storage, read_write> out: f32;

fn value_2(value_3: f32) -> f32 {
  let value_3_1 = value_3;
  let value_4 = value_3_1 + Value;
  return value_4;
}

@compute @workgroup_size(1)
fn main() {
  let v = value + Value + VALUE + value_ + value1 + value_1 + _value;
  out = v + value_2(9.0f);
}
