// More render targets than any device has by default: their number is the pipeline's affair.
struct Targets {
    @location(0) color: vec4f,
    @location(9) coverage: f32,
}

@fragment
fn main() -> Targets {
    return Targets(vec4f(1), 0.5);
}
