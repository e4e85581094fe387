@group(0) @binding(0) var<storage> input: buffer;
fn f() -> u32 {
  return bufferLength(&input);
}
