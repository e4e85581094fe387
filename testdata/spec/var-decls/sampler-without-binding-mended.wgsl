@group(0) @binding(2) var s: sampler;
