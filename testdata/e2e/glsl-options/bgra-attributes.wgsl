//# targets: glsl
//# options glsl: {"bgra_attributes": 45}
//# note: locations 0, 2, 3 and 5 have blue first: a vector of each length, and integers, which no such format has

struct Vertex {
    @location(0) colour: vec4f,
    @location(1) plain: vec4f,
    @location(2) three: vec3f,
    @location(5) id: vec4u,
}

struct Shaded {
    @builtin(position) place: vec4f,
    @location(0) colour: vec4f,
}

@vertex
fn shade(vertex: Vertex, @location(3) red: f32, @location(4) two: vec2f) -> Shaded {
    let sum = vertex.colour + vec4f(vertex.three, red);
    return Shaded(vertex.plain, sum + vec4f(two, vec2f(vertex.id.xy)));
}
