@group(0) @binding(0) var<storage, read_write> out: vec4i;

@compute @workgroup_size(1)
fn main() {
  switch (out.x) {
    case 0i: {
      out.x = 10i;
    }
    case 1i, 2i: {
      out.x = 20i;
    }
    case 3i: {
      out.x = 30i;
    }
    default: {
    }
  }
  switch (u32(out.y)) {
    default: {
      out.y = 0i;
    }
    case 16u: {
      out.y = 1i;
    }
    case 17u, 18u: {
      out.y = 2i;
    }
  }
  switch (out.z + 1i) {
    case -1i, default, 1i: {
      out.z = 7i;
    }
    case 2i: {
      out.z = 8i;
    }
  }
  switch (3i) {
    case 3i: {
      out.w = 1i;
    }
    default: {
      out.w = 2i;
    }
  }
}
