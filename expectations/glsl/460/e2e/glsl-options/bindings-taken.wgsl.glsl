//# refused glsl/binding-taken
two storage buffers have number 2
