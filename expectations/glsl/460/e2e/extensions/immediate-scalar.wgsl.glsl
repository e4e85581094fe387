//# refused glsl/resource-kind
variables of type 'f32' cannot be written as GLSL
