//# options msl: {"fixed_sample_mask": 5}
//# note: the mask of the pipeline is and-ed into the shader's own, and stands alone where the shader has none

struct Both {
    @location(0) colour: vec4f,
    @builtin(sample_mask) mask: u32,
}

@fragment
fn with_its_own(@builtin(sample_mask) covered: u32) -> Both {
    return Both(vec4f(1.0, 0.5, 0.25, 1.0), covered >> 1u);
}

@fragment
fn with_colour_alone() -> @location(0) vec4f {
    return vec4f(0.25);
}

@fragment
fn with_nothing() {
}
