// Every module-scope declaration stands before what it needs.
@compute @workgroup_size(size)
fn main(@builtin(local_invocation_index) i: u32) {
  result[i] = scaled(start, i);
}
fn scaled(from_value: Value, by: u32) -> Value { return from_value * Value(by) * factor; }
@group(0) @binding(binding_number) var<storage, read_write> result: Values;
var<private> start: Value = factor;
alias Values = array<Value, size>;
const binding_number = size / 4;
override factor: Value = Value(size);
const size = small * small;
alias Value = f32;
const small = 4;
