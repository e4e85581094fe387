//# require: f16
//# require: subgroups
//# expect 0:0: u32 0*64
// Halves in subgroups and quads, as numbers and vectors; a bit for each call that gives something else.
enable f16, subgroups;
@group(0) @binding(0) var<storage, read_write> wrong: array<u32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) at: u32, @builtin(subgroup_invocation_id) lane: u32, @builtin(subgroup_size) size: u32) {
  let n = f16(lane);
  let count = f16(size);
  let last = count - 1;
  let factor = select(1h, 2h, lane < 3);
  var bits = 0u;
  bits |= u32(subgroupAdd(1h) != count);
  bits |= u32(any(subgroupAdd(vec3h(1, -2, 0.5)) != vec3h(count, -2 * count, 0.5 * count))) << 1;
  bits |= u32(subgroupInclusiveAdd(1h) != n + 1) << 2;
  bits |= u32(any(subgroupExclusiveAdd(vec4h(1, 2, -1, 0)) != vec4h(n, 2 * n, -n, 0))) << 3;
  bits |= u32(any(subgroupMul(vec2h(factor, 1)) != vec2h(8, 1))) << 4;
  bits |= u32(subgroupInclusiveMul(factor) != f16(1u << min(lane + 1, 3))) << 5;
  bits |= u32(any(subgroupExclusiveMul(vec3h(factor)) != vec3h(f16(1u << min(lane, 3))))) << 6;
  bits |= u32(any(subgroupMin(vec2h(n, -n)) != vec2h(0, -last))) << 7;
  bits |= u32(subgroupMax(n - 0.5) != last - 0.5) << 8;
  bits |= u32(subgroupBroadcast(n, 3) != 3) << 9;
  bits |= u32(subgroupShuffle(n, size - 1 - lane) != last - n) << 11;
  bits |= u32(any(subgroupShuffleXor(vec4h(n, 1, 2, -n), 1).xw != vec2h(f16(lane ^ 1), -f16(lane ^ 1)))) << 12;
  let up = subgroupShuffleUp(n, 1);
  bits |= u32(lane > 0 && up != n - 1) << 13;
  let down = subgroupShuffleDown(vec2h(n, 4), 1);
  bits |= u32(lane + 1 < size && any(down != vec2h(n + 1, 4))) << 14;
  bits |= u32(quadSwapX(n) != f16(lane ^ 1)) << 15;
  bits |= u32(any(quadSwapY(vec2h(n, -n)) != vec2h(f16(lane ^ 2), -f16(lane ^ 2)))) << 16;
  bits |= u32(any(quadSwapDiagonal(vec3h(n)) != vec3h(f16(lane ^ 3)))) << 17;
  bits |= u32(quadBroadcast(n, 2) != f16((lane & ~3u) + 2)) << 18;
  wrong[at] = bits;
}
