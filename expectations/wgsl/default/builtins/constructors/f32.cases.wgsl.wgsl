//# case f32/none
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.5f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/i32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = -20.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/i32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = -20i;
  result = f32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = f32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/u32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 20.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/u32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 20u;
  result = f32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/u32/override
override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = f32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 4.5f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 4.5h;
  result = f32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/f16/override
enable f16;

override e: f16 = 4.5h;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = f32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/bool/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 1.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/bool/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = true;
  result = f32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f32/bool/override
override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = f32(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
