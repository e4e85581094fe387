//# refused glsl/resource-kind
variables of type 'i32' cannot be written as GLSL
