//# options spirv: {"remap": "0:0=1:4, 0:1=0:0"}
//# options msl: {"remap": "0:0=1:4, 0:1=0:0"}
//# options hlsl: {"remap": "0:0=1:4, 0:1=0:0"}
//# options glsl: {"remap": "0:0=1:4, 0:1=0:0"}
//# options wgsl: {"remap": "0:0=1:4, 0:1=0:0"}
// Resources are bound where the host has room for them, in every target's terms.
@group(0) @binding(0) var<uniform> scale: vec4f;
@group(0) @binding(1) var<storage, read_write> values: array<vec4f>;
@group(0) @binding(2) var image: texture_2d<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  values[id.x] = values[id.x] * scale + textureLoad(image, vec2u(id.x, 0), 0);
}
