struct Params {
  scale: vec4f,
}

@group(0) @binding(0) var<uniform> a: Params;
@group(1) @binding(5) var<storage, read> b: array<vec4f>;
@group(2) @binding(1) var<storage, read_write> c: array<vec4f>;
@group(3) @binding(0) var<uniform> d: vec4u;
@group(3) @binding(7) var<storage, read_write> e: u32;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  c[id.x] = b[id.x + d.x] * a.scale;
  e = d.y;
}
