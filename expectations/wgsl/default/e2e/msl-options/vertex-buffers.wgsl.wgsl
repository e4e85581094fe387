struct Vertex {
  @location(0) place: vec3f,
  @location(1) colour: vec4f,
  @location(3) uv: vec2f,
}

struct Between {
  @builtin(position) place: vec4f,
  @location(0) colour: vec4f,
}

@group(0) @binding(0) var<uniform> view: mat4x4f;

@vertex
fn corner(vertex: Vertex, @location(2) shift: vec3i) -> Between {
  let place = view * vec4f(vertex.place + vec3f(shift), 1.0f);
  return Between(place, vertex.colour * vertex.uv.x);
}

@fragment
fn shade(between: Between) -> @location(0) vec4f {
  return between.colour;
}
