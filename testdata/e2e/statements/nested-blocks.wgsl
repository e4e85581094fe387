// Blocks inside blocks, empty ones among them, with stray semicolons.
@group(0) @binding(0) var<storage, read_write> out: i32;

@compute @workgroup_size(1)
fn main() {
  ;
  {}
  {
    ;;
    let a = 1;
    {
      let b = a + 1;
      { out = b; };
    }
    {
      out += a;
    }
  }
}
