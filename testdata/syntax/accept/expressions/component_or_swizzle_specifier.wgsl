fn f() {
  var a: array<vec4f, 2>;
  let b = a[1].zyx.x;
  let c = a[0][1];
}
