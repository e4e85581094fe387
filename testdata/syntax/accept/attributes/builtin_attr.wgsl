@vertex fn f(@builtin(vertex_index) a: u32, @builtin(instance_index,) b: u32) -> @builtin(position) vec4f { return vec4f(); }
