struct S { @size(16) a: i32, @align(16) @size(32) b: vec3<f32> }
