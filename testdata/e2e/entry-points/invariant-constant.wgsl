// A position that must be computed alike everywhere, and is a constant.
struct Placed {
    @location(0) weight: f32,
    @invariant @builtin(position) position: vec4f,
}

@vertex
fn everywhere_the_same() -> @invariant @builtin(position) vec4f {
    return vec4f();
}

@vertex
fn beside_another() -> Placed {
    return Placed(2.0, vec4f(0, 0, 0, 1));
}
