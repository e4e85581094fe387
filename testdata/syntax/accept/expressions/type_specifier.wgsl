alias A = i32;
alias B = vec3<A>;
fn f(a: B) -> A { return a.x; }
