//# require: subgroups
//# expect 0:0: u32 0*64
// Each invocation of a quad sees what the others bring, in numbers and vectors of each kind; a bit for each call that gives something else.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> wrong: array<u32, 64>;

fn u(lane: u32) -> u32 { return lane * 3 + 1; }
fn i(lane: u32) -> i32 { return 7 - i32(lane) * 5; }
fn f(lane: u32) -> f32 { return f32(lane) * 0.5 - 3; }
fn v2(lane: u32) -> vec2u { return vec2u(lane, lane + 100); }
fn v3(lane: u32) -> vec3i { return vec3i(i(lane), -1, i32(lane)); }
fn v4(lane: u32) -> vec4f { return vec4f(f(lane), 1, f32(lane), -f(lane)); }

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) at: u32, @builtin(subgroup_invocation_id) lane: u32) {
  let x = lane ^ 1;
  let y = lane ^ 2;
  let d = lane ^ 3;
  let first = lane & ~3u;
  var bits = 0u;
  bits |= u32(quadSwapX(u(lane)) != u(x));
  bits |= u32(quadSwapY(u(lane)) != u(y)) << 1;
  bits |= u32(quadSwapDiagonal(u(lane)) != u(d)) << 2;
  bits |= u32(quadSwapX(i(lane)) != i(x)) << 3;
  bits |= u32(quadSwapY(f(lane)) != f(y)) << 4;
  bits |= u32(any(quadSwapDiagonal(v2(lane)) != v2(d))) << 5;
  bits |= u32(any(quadSwapX(v3(lane)) != v3(x))) << 6;
  bits |= u32(any(quadSwapY(v4(lane)) != v4(y))) << 7;
  bits |= u32(quadBroadcast(u(lane), 0) != u(first)) << 8;
  bits |= u32(quadBroadcast(i(lane), 1u) != i(first + 1)) << 9;
  bits |= u32(quadBroadcast(f(lane), 2i) != f(first + 2)) << 10;
  bits |= u32(any(quadBroadcast(v2(lane), 3) != v2(first + 3))) << 11;
  bits |= u32(any(quadBroadcast(v3(lane), 2) != v3(first + 2))) << 12;
  bits |= u32(any(quadBroadcast(v4(lane), 1) != v4(first + 1))) << 13;
  wrong[at] = bits;
}
