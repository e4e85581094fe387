// Built-in functions in const-expressions.
const diagonal = sqrt(2.0);
const longest = length(vec3(1, 2, 2));
const bits = countOneBits(0xff0fu) + firstTrailingBit(8u);
const bounded = clamp(150, 0, 100);
const mixed = mix(vec2(0.0, 10.0), vec2(1.0, 20.0), 0.25);
const turned = cross(vec3(1.0, 0, 0), vec3(0, 1.0, 0));
const halves = pack2x16float(vec2(1.0, -2.0));
const chosen = select(vec2(1, 2), vec2(3, 4), vec2(true, false));
@group(0) @binding(0) var<storage, read_write> out: array<f32, 8>;

@compute @workgroup_size(1)
fn main() {
  out = array<f32, 8>(diagonal, longest, f32(bits), bounded, mixed.y, turned.z, f32(halves), chosen.x);
}
