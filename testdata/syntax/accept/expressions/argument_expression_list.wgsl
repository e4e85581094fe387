fn f() {
  let a = vec2f();
  let b = vec2f(1,);
  let c = vec2f(1, 2);
}
