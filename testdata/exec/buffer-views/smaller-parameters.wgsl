//# read 0:0: u32 1*256
//# read 0:1: u32 2*512
//# expect 0:2: u32 1024 2048 256 256 512 512 1024 2048
// The size of a buffer is the least that was said on the way to where it is asked for.
requires buffer_view;
requires unrestricted_pointer_parameters;

@group(0) @binding(0) var<storage> a: buffer<1024>;
@group(0) @binding(1) var<storage> b: buffer<2048>;
@group(0) @binding(2) var<storage, read_write> result: array<u32, 8>;

fn any_size(p: ptr<storage, buffer>) -> u32 {
  return bufferLength(p);
}

fn at_most_512(p: ptr<storage, buffer<512>>) -> u32 {
  return any_size(p);
}

fn at_most_256(p: ptr<storage, buffer<256>>) -> u32 {
  return arrayLength(bufferView<array<u32>>(p, 0)) * 4;
}

@compute @workgroup_size(1)
fn main() {
  result = array(
    bufferLength(&a), bufferLength(&b), at_most_256(&a), at_most_256(&b),
    at_most_512(&a), at_most_512(&b), any_size(&a), any_size(&b));
}
