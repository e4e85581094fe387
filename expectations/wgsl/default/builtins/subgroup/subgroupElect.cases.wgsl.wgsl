//# case subgroupElect/none
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(subgroupElect());
}

@compute @workgroup_size(1)
fn main() {
  test();
}
