@group(0) @binding(0) var<storage, read_write> out: atomic<u32>;

@compute @workgroup_size(64)
fn a() {
  _ = atomicAdd(&out, 1u);
}

@compute @workgroup_size(8, 8)
fn b() {
  _ = atomicAdd(&out, 1u);
}

@compute @workgroup_size(4, 8)
fn c() {
  _ = atomicAdd(&out, 1u);
}

@compute @workgroup_size(1, 1, 64)
fn d() {
  _ = atomicAdd(&out, 1u);
}
