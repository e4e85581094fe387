@vertex fn f() -> @invariant @builtin(position) vec4f { return vec4f(); }
