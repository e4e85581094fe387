@fragment
fn main() { }
