// enable directives: repeated, with a trailing comma, over several lines.
enable f16;
enable f16,;
enable
  f16
;
@group(0) @binding(0) var<storage, read_write> h: vec2h;

@compute @workgroup_size(1)
fn main() {
  h *= 2h;
}
