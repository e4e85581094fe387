// In C++ and HLSL a member hides a structure of its name from the members that follow, and changes what the members before it meant.
struct Light { strength: f32 }
struct Inner { Light: array<Light, 2>, Inner: u32 }
struct Outer { Inner: f32, one: Inner, Light: vec2f, two: array<Inner, 2>, Outer: array<Light, 2> }

@group(0) @binding(0) var<storage, read_write> all: Outer;
@group(0) @binding(1) var<uniform> some: Inner;
var<private> mine: Outer;

@compute @workgroup_size(1)
fn main() {
    mine.one = all.two[1];
    mine.Outer[0] = Light(all.Inner + f32(some.Inner));
    all.one = mine.one;
    all.Light = vec2f(mine.Outer[0].strength);
}
