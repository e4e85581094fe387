@group(0) @binding(0) var<storage> input: buffer<4>;
