@group(0) @binding(0) var<uniform> input: buffer<256>;
