//# expect-error: wgsl/old-syntax line 4
//# expect-error: wgsl/old-syntax line 5
//# expect-error: wgsl/old-syntax line 6
[[override]] let gain : f32 = 1.0;
[[override(7)]] let count : u32 = 4u;
@id(9) let is_fast : bool = true;
fn f() -> f32 { return select(gain, f32(count), is_fast); }
