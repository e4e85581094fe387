//# case dot4I8Packed/u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 20132i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot4I8Packed/u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e1 = 305419896u;
  var e2 = 19088743u;
  result = dot4I8Packed(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot4I8Packed/u32,u32/override
override e1: u32 = 305419896u;
override e2: u32 = 19088743u;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = dot4I8Packed(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
