struct Celsius {
  degrees: f32,
}

struct Fahrenheit {
  degrees: f32,
}

@group(0) @binding(0) var<storage, read> cold: array<Celsius, 4>;
@group(0) @binding(1) var<storage, read_write> warm: array<Fahrenheit, 4>;

fn convert(c: Celsius) -> Fahrenheit {
  return Fahrenheit(c.degrees * 1.8f + 32.0f);
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  warm[i] = convert(cold[i]);
}
