fn f(n: array<f32, 2>) {
}
