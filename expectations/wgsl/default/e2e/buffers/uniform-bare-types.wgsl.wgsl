@group(0) @binding(0) var<uniform> a: f32;
@group(0) @binding(1) var<uniform> b: vec3i;
@group(0) @binding(2) var<uniform> c: mat4x4f;
@group(0) @binding(3) var<uniform> d: array<vec4u, 8>;
@group(0) @binding(4) var<storage, read_write> out: vec4f;

@compute @workgroup_size(1)
fn main() {
  out = c * vec4f(a, vec3f(b)) + vec4f(d[b.x]);
}
