fn f(v: vec4f) -> vec4f { return v.xyzw + v.rgba + vec4f(v.x, v.g, v.zw); }
