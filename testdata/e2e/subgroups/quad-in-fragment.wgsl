//# note: quads and ballots in a fragment shader, where ids are flat inputs
enable subgroups;

struct In {
  @builtin(position) at: vec4f,
  @builtin(subgroup_size) size: u32,
  @location(0) uv: vec2f,
}

@fragment
fn main(in: In, @builtin(subgroup_invocation_id) lane: u32) -> @location(0) vec4f {
  let right = quadSwapX(in.uv);
  let below = quadSwapY(in.uv);
  let across = quadSwapDiagonal(in.uv);
  let corner = quadBroadcast(in.uv, 3);
  let bright = subgroupBallot(in.uv.x > 0.5);
  let share = f32(countOneBits(bright.x) + countOneBits(bright.y)) / f32(in.size);
  return vec4f((right + below + across + corner) / 4, share, f32(lane));
}
