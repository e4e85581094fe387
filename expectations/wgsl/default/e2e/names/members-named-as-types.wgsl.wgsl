struct Light {
  strength: f32,
}

struct Inner {
  Light_1: array<Light, 2>,
  Inner: u32,
}

struct Outer {
  Inner_1: f32,
  one: Inner,
  Light_1: vec2f,
  two: array<Inner, 2>,
  Outer: array<Light, 2>,
}

@group(0) @binding(0) var<storage, read_write> all: Outer;
@group(0) @binding(1) var<uniform> some: Inner;
var<private> mine: Outer;

@compute @workgroup_size(1)
fn main() {
  mine.one = all.two[1];
  mine.Outer[0] = Light(all.Inner_1 + f32(some.Inner));
  all.one = mine.one;
  all.Light_1 = vec2f(mine.Outer[0].strength);
}
