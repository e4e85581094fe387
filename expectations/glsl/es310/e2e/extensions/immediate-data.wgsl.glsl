//# refused glsl/resource-kind
variables of type 'Draw' cannot be written as GLSL
