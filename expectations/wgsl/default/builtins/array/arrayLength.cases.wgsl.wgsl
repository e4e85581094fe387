//# case arrayLength/ptr<storage,array<i32>,read>/variable
@group(0) @binding(1) var<storage, read> memory: array<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = arrayLength(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case arrayLength/ptr<storage,array<i32>,read_write>/variable
@group(0) @binding(1) var<storage, read_write> memory: array<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = arrayLength(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case arrayLength/ptr<storage,array<u32>,read>/variable
@group(0) @binding(1) var<storage, read> memory: array<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = arrayLength(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case arrayLength/ptr<storage,array<u32>,read_write>/variable
@group(0) @binding(1) var<storage, read_write> memory: array<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = arrayLength(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case arrayLength/ptr<storage,array<f32>,read>/variable
@group(0) @binding(1) var<storage, read> memory: array<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = arrayLength(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case arrayLength/ptr<storage,array<f32>,read_write>/variable
@group(0) @binding(1) var<storage, read_write> memory: array<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = arrayLength(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case arrayLength/ptr<storage,array<f16>,read>/variable
enable f16;

@group(0) @binding(1) var<storage, read> memory: array<f16>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = arrayLength(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case arrayLength/ptr<storage,array<f16>,read_write>/variable
enable f16;

@group(0) @binding(1) var<storage, read_write> memory: array<f16>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = arrayLength(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
