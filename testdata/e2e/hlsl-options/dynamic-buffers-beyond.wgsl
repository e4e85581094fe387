//# targets: hlsl
//# options hlsl: {"dynamic_buffers": "0:0=8192"}
//# note: no uniform buffer has so many pairs, which the host is told

@group(0) @binding(0) var<storage, read_write> lengths: array<u32>;

@compute @workgroup_size(1)
fn main() {
    lengths[0] = arrayLength(&lengths);
}
