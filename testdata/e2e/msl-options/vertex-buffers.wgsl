//# options msl: {"vertex_buffers": "20 vertex 0=float32x3@0 1=unorm8x4@12 3=float16x2@16; 8 instance 2=sint16x4@0"}
//# note: the vertex stage reads its buffers as words; they are bound behind all others

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
    let place = view * vec4f(vertex.place + vec3f(shift), 1.0);
    return Between(place, vertex.colour * vertex.uv.x);
}

@fragment
fn shade(between: Between) -> @location(0) vec4f {
    return between.colour;
}
