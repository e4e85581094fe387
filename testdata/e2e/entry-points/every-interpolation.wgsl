// Each form of interpolation in one interface: GLSL ES needs an extension for some, and two for one of them.
struct Varying {
    @builtin(position) at: vec4f,
    @location(0) plain: f32,
    @location(1) @interpolate(perspective) a: vec2f,
    @location(2) @interpolate(perspective, center) b: vec3f,
    @location(3) @interpolate(perspective, centroid) c: vec4f,
    @location(4) @interpolate(perspective, sample) d: f32,
    @location(5) @interpolate(linear) e: vec2f,
    @location(6) @interpolate(linear, center) f: vec3f,
    @location(7) @interpolate(linear, centroid) g: vec4f,
    @location(8) @interpolate(flat) h: vec2f,
    @location(9) @interpolate(flat, first) i: vec3i,
    @location(10) @interpolate(flat, either) j: vec4u,
}

@vertex fn draw(@builtin(vertex_index) index: u32) -> Varying {
    return Varying(vec4f(f32(index)), 1, vec2f(1), vec3f(2), vec4f(3), 4, vec2f(5), vec3f(6), vec4f(7), vec2f(8), vec3i(9), vec4u(10));
}
@fragment fn shade(in: Varying) -> @location(0) vec4f {
    return in.at + in.c + in.g + vec4f(in.j) + vec4f(in.b, in.plain) + vec4f(in.f, in.d) + vec4f(in.a, in.e) + vec4f(vec3f(in.i), in.h.x);
}

// The only input that is interpolated by samples and without perspective.
@fragment fn linear_by_sample(@location(0) @interpolate(linear, sample) it: vec4f) -> @location(0) vec4f {
    return it;
}
