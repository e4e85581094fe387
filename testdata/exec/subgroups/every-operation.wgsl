//# require: subgroups
//# expect 0:0: u32 0*64
// What subgroups bring together of numbers and vectors, as the sums of their lanes say, whatever their size; a bit for each call that
// gives something else.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> wrong: array<u32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) at: u32, @builtin(subgroup_invocation_id) lane: u32, @builtin(subgroup_size) size: u32) {
  let n = i32(lane);
  let last = i32(size) - 1;
  let sum = last * (last + 1) / 2;
  // Two for the first three lanes: eight altogether.
  let factor = select(1, 2, lane < 3);
  let before = 1i << min(lane, 3);
  let upto = 1i << min(lane + 1, 3);
  let v = vec3i(n, -n, 1);
  let w = vec4f(v.xyzz);
  var bits = 0u;
  bits |= u32(subgroupAdd(-n) != -sum);
  bits |= u32(any(subgroupAdd(w) != vec4f(vec4i(sum, -sum, last + 1, last + 1)))) << 1;
  bits |= u32(subgroupInclusiveAdd(n) != n * (n + 1) / 2) << 2;
  bits |= u32(any(subgroupInclusiveAdd(vec2u(lane, 1)) != vec2u(vec2i(n * (n + 1) / 2, n + 1)))) << 3;
  bits |= u32(subgroupExclusiveAdd(f32(n)) != f32(n * (n - 1) / 2)) << 4;
  bits |= u32(any(subgroupExclusiveAdd(v) != vec3i(n * (n - 1) / 2, n * (1 - n) / 2, n))) << 5;
  bits |= u32(subgroupMul(-factor) != select(-8, 8, last % 2 == 1)) << 6;
  bits |= u32(any(subgroupMul(vec2f(f32(factor), 1)) != vec2f(8, 1))) << 7;
  bits |= u32(subgroupInclusiveMul(u32(factor)) != u32(upto)) << 8;
  bits |= u32(any(subgroupInclusiveMul(vec4i(factor, 1, -1, factor)) != vec4i(upto, 1, select(1, -1, lane % 2 == 0), upto))) << 9;
  bits |= u32(subgroupExclusiveMul(f32(factor)) != f32(before)) << 10;
  bits |= u32(any(subgroupExclusiveMul(vec3u(vec3i(factor, 1, factor))) != vec3u(vec3i(before, 1, before)))) << 11;
  bits |= u32(subgroupMin(-n) != -last) << 12;
  bits |= u32(any(subgroupMin(w) != vec4f(0, f32(-last), 1, 1))) << 13;
  bits |= u32(subgroupMax(lane) != size - 1) << 14;
  bits |= u32(any(subgroupMax(v) != vec3i(last, 0, 1))) << 15;
  bits |= u32(subgroupMax(f32(-n) - 0.5) != -0.5) << 16;
  bits |= u32(subgroupAnd(select(-1, ~4, lane == 1)) != ~4) << 17;
  bits |= u32(any(subgroupAnd(vec2u(~(1u << (lane % 4)), 9)) != vec2u(~15u, 9))) << 18;
  bits |= u32(subgroupOr(1u << (lane % 4)) != 15) << 19;
  bits |= u32(any(subgroupOr(vec3i(1i << (lane % 4), 0, -8)) != vec3i(15, 0, -8))) << 20;
  bits |= u32(subgroupXor(select(0, -7, lane < 3)) != -7) << 21;
  bits |= u32(any(subgroupXor(vec4u(select(0u, 5u, lane < 2), select(0u, 6u, lane == 3), 0, 1)) != vec4u(0, 6, 0, 0))) << 22;
  bits |= u32(any(subgroupBroadcast(v, 2) != vec3i(2, -2, 1))) << 23;
  bits |= u32(any(subgroupBroadcastFirst(v) != vec3i(0, 0, 1))) << 24;
  bits |= u32(any(subgroupShuffle(v, size - 1 - lane) != vec3i(last - n, n - last, 1))) << 25;
  bits |= u32(any(subgroupShuffleXor(w, 2) != vec4f(f32(lane ^ 2), -f32(lane ^ 2), 1, 1))) << 26;
  let up = subgroupShuffleUp(n, 1);
  bits |= u32(lane >= 1 && up != n - 1) << 27;
  let down = subgroupShuffleDown(w.xy, 3);
  bits |= u32(lane + 3 < size && any(down != vec2f(f32(n + 3), f32(-n - 3)))) << 28;
  wrong[at] = bits;
}
