// A long chain of operators and forty levels of parentheses.
@group(0) @binding(0) var<storage, read_write> out: vec2i;

@compute @workgroup_size(1)
fn main() {
  let a = out.y;
  out.x = a + 1 - 2 + 3 - 4 + 5 - 6 + 7 - 8 + 9 - 10 + 11 - 12 + 13 - 14 + 15 - 16 + 17 - 18 + 19 - 20 + 21 - 22 + a * 3;
  out.y = ((((((((((((((((((((((((((((((((((((((((a + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1)
      + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1)
      + 1) + 1);
}
