struct Unused {
  a: mat4x3f,
  b: array<u32>,
}

@group(0) @binding(0) var<uniform> u: array<vec4f, 4>;
@group(0) @binding(1) var<storage, read> s: Unused;
@group(0) @binding(2) var<storage, read_write> t: atomic<i32>;
var<private> p: vec3<bool>;
var<workgroup> w: array<mat2x2f, 8>;
override o: f32 = 1.0f;

@compute @workgroup_size(1)
fn main() {
}
