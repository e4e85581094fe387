//# case u32/none
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 20u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/u32/override
override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/i32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 4294967276u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/i32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = -20i;
  result = u32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/f32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 4u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/f32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 4.5f;
  result = u32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/f32/override
override e: f32 = 4.5f;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 4u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 4.5h;
  result = u32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/f16/override
enable f16;

override e: f16 = 4.5h;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/bool/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/bool/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = true;
  result = u32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case u32/bool/override
override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
