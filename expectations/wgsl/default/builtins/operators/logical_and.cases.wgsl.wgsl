//# case logical_and/bool,bool/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case logical_and/bool,bool/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = true;
  var e2 = false;
  result = u32(e1 && e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case logical_and/bool,bool/override
override e1: bool = true;
override e2: bool = false;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(e1 && e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
