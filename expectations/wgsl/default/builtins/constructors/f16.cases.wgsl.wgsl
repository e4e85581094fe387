//# case f16/none
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.0h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.5h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/i32/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = -20.0h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/i32/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = -20i;
  result = f16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/i32/override
enable f16;

override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = f16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/u32/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 20.0h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/u32/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 20u;
  result = f16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/u32/override
enable f16;

override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = f16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/f32/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 4.5h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/f32/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 4.5f;
  result = f16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/f32/override
enable f16;

override e: f32 = 4.5f;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = f16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/bool/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 1.0h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/bool/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = true;
  result = f16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case f16/bool/override
enable f16;

override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = f16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
