//# options spirv: {"bindings": "0:0=1:4, 0:1=0:0"}
//# options msl: {"bindings": "0:0=1:4, 0:1=0:0"}
//# options hlsl: {"bindings": "0:0=1:4, 0:1=0:0"}
//# options glsl: {"bindings": "0:0=1:4, 0:1=0:0"}
//# options wgsl: {"bindings": "0:0=1:4, 0:1=0:0"}
// Resources are bound where the host has room for them, in every target's terms.
@group(0) @binding(0) var<uniform> scale: vec4f;
@group(0) @binding(1) var<storage, read_write> values: array<vec4f>;
@group(0) @binding(2) var image: texture_2d<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  values[id.x] = values[id.x] * scale + textureLoad(image, vec2u(id.x, 0), 0);
}
