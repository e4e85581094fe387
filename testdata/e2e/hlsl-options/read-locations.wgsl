//# targets: hlsl
//# options hlsl: {"read_locations": 5}
//# note: the fragment stage reads locations 0 and 2, so that the vertex stage has no output at locations 1 and 3

struct Corner {
    @builtin(position) place: vec4f,
    @location(3) unread: vec2f,
    @location(2) uv: vec2f,
    @location(1) tint: vec4f,
    @location(0) normal: vec3f,
}

@vertex
fn corner(@location(0) place: vec3f, @location(1) uv: vec2f, @location(3) normal: vec3f) -> Corner {
    return Corner(vec4f(place, 1), uv.yx, uv, vec4f(0.5), normal);
}

@fragment
fn shade(@location(0) normal: vec3f, @location(2) uv: vec2f) -> @location(1) vec4f {
    return vec4f(normal * uv.x, uv.y);
}
