//# expect-error: wgsl/old-syntax line 3
//# expect-error: wgsl/old-syntax line 4
type Colour = vec4<f32>;
type Palette = array<Colour, 4>;
@group(0) @binding(0) var<uniform> palette: Palette;
fn first() -> Colour { return palette[0]; }
