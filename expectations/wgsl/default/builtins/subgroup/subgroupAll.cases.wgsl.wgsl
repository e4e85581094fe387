//# case subgroupAll/bool/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  let v = true;
  result = u32(subgroupAll(v));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupAll/bool/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = true;
  result = u32(subgroupAll(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupAll/bool/override
enable subgroups;

override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(subgroupAll(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
