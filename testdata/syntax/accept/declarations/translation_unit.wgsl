diagnostic(off, derivative_uniformity);
;
const a = 1;;
const_assert a == 1;
fn f() {}
;
