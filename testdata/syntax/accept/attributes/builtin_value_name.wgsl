@fragment fn f(@builtin(front_facing) a: bool) {}
