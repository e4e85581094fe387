fn f() {
  loop { continuing { let a = true; break if a; } }
}
