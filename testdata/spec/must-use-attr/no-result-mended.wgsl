fn f() { }
