@fragment fn f() {}
