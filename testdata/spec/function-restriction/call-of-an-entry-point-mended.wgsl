fn main() { }
fn f() {
  main();
}
