//# constants: {"strength": 0.5}
// Half precision constants, literals with suffix and without, and overrides of the type.
enable f16;
const a = 1.5h;
const b: f16 = 2;
const c = vec3h(a, b, 65504);
override strength: f16;
override doubled = strength * 2h;
@group(0) @binding(0) var<storage, read_write> out: array<f16, 4>;

@compute @workgroup_size(1)
fn main() {
  out = array<f16, 4>(a * b, c.z, strength, doubled + 0x1p-3h);
}
