//# note: padding keeps its bytes when members are stored
//# write 0:0: u32 1 0xdead 0xbeef 0xcafe 2 0xf00d 3 0xaaaa
//# expect 0:0: u32 10 0xdead 0xbeef 0xcafe 20 0xf00d 30 0xaaaa
struct Wide { @size(16) a: u32, @size(8) b: u32, @size(8) c: u32 }
@group(0) @binding(0) var<storage, read_write> wide: Wide;
@compute @workgroup_size(1) fn main() {
  wide.a *= 10;
  wide.b *= 10;
  wide.c *= 10;
}
