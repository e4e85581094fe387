fn f() {
  let a = vec4f().xyz[1];
  let b = (vec2f()).x;
}
