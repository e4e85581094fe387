//# case fail
//# pipeline: fragment
//# limits: {"maxInterStageShaderVariables": 3}
//# expect-error: wgsl/inter-stage-limit line 11
struct Surface {
  @location(0) a: vec4f,
  @location(1) b: vec4f,
  @location(2) c: vec4f,
  @builtin(front_facing) front: bool,
}
@fragment
fn main(surface: Surface) -> @location(0) vec4f {
  return select(surface.a, surface.b * surface.c, surface.front);
}
//# case pass
//# pipeline: fragment
//# limits: {"maxInterStageShaderVariables": 4}
struct Surface {
  @location(0) a: vec4f,
  @location(1) b: vec4f,
  @location(2) c: vec4f,
  @builtin(front_facing) front: bool,
}
@fragment
fn main(surface: Surface) -> @location(0) vec4f {
  return select(surface.a, surface.b * surface.c, surface.front);
}
