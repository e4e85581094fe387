//# case fail
//# pipeline: vertex
//# limits: {"maxInterStageShaderVariables": 15}
//# expect-error: wgsl/inter-stage-limit line 11
enable clip_distances;
struct Corner {
  @builtin(position) position: vec4f,
  @builtin(clip_distances) clip: array<f32, 5>,
  @location(13) tint: vec4f,
}
@vertex
fn main() -> Corner {
  return Corner();
}
//# case pass
//# pipeline: vertex
//# limits: {"maxInterStageShaderVariables": 16}
enable clip_distances;
struct Corner {
  @builtin(position) position: vec4f,
  @builtin(clip_distances) clip: array<f32, 5>,
  @location(13) tint: vec4f,
}
@vertex
fn main() -> Corner {
  return Corner();
}
