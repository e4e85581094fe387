//# constants: {"required": 4, "12": 1}
// Overrides of the four types, with and without id, default and type.
override required: u32;
@id(12) override switched: bool;
@id(0) override level: f32 = 2.5;
override signed: i32 = -4;
override inferred = 7u;
override from_abstract = 3;
override half = 0.5;
@group(0) @binding(0) var<storage, read_write> out: array<f32, 7>;

@compute @workgroup_size(1)
fn main() {
  out[0] = f32(required);
  out[1] = select(0.0, 1.0, switched);
  out[2] = level;
  out[3] = f32(signed);
  out[4] = f32(inferred);
  out[5] = f32(from_abstract);
  out[6] = half;
}
