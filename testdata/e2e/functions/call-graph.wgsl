// A diamond of calls, a helper used by two entry points, and helpers declared behind their callers.
@group(0) @binding(0) var<storage, read_write> out: array<u32, 2>;

@compute @workgroup_size(1)
fn first() {
  out[0] = top(1);
}

@compute @workgroup_size(1)
fn second() {
  out[1] = left(2) + bottom(3);
}

fn top(x: u32) -> u32 { return left(x) * right(x); }
fn left(x: u32) -> u32 { return bottom(x + 1); }
fn right(x: u32) -> u32 { return bottom(x + 2); }
fn bottom(x: u32) -> u32 { return x * x; }
