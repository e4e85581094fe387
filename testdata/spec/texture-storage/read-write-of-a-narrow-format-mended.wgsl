@group(0) @binding(0) var t: texture_storage_2d<r32float, read_write>;
@compute @workgroup_size(1)
fn main() {
  _ = t;
}
