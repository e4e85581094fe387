//! The binary form of the IR: written, and read back, without loss.
//!
//! For tools that hand modules to each other, and for caches. The text form is for people. Bytes from anywhere are answered by a
//! module, which may be invalid and is the validator's to check, or by an error: nothing is believed that was not checked.
//!
//! Everything is an unsigned LEB128 number of at most 64 bits, or bytes after their count. Enumerants and instructions are written
//! by their names, so that an entry added to a table changes nothing. In this order:
//!
//! | part | holds |
//! |---|---|
//! | head | the bytes `CFIR`, and [`VERSION`] |
//! | symbols | every string that the rest names by its number |
//! | types | parts before wholes; numbers name those before |
//! | constants | elements before composites |
//! | module | dialect properties, extensions, filters, the count of counts, the root block, the counts' values |
//! | functions | all heads, then all bodies |
//!
//! Defined values are numbered in the order in which they are read: results and parameters where they stand, with blocks inside
//! their instruction. An operand may name a value that comes later.

mod bytes;
mod read;
mod read_tables;
mod tags;
mod write;
mod write_tables;

pub use read::read;
pub use write::write;

use crate::diagnostic::Rule;

/// What every binary module begins with.
pub const MAGIC: [u8; 4] = *b"CFIR";
/// The version of the form that is written; others are refused.
pub const VERSION: u64 = 1;

const BINARY: Rule = Rule::new("ir/binary", "");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{self, PrintOptions};

    const MODULE: &str = "\
allow overrides
enable f16
diagnostic off derivative_uniformity

struct S {
  a: i32
  b: vec3<f32> @align(32) @size(16)
}

struct Out {
  position: vec4<f32> @builtin(position) @invariant
  colour: vec4<f32> @location(1) @interpolate(linear, centroid)
}

root {
  %n: u32 = override 4u @id(1)
  %buf: ptr<storage, array<S>, read_write> = var @group(0) @binding(1)
  %w: ptr<workgroup, array<u32, #0>, read_write> = var
  %t: ptr<handle, texture_storage_2d<rgba8unorm, write>, read> = var @group(0) @binding(2)
}

count #0 = %n

@compute @workgroup_size(64u, %n, 1u)
fn main(%id: vec3<u32> @builtin(global_invocation_id)) uses %buf {
  %1: u32 = access %id, 0u
  %v: vec2<f32> = construct 1.5f, -0.0f
  %v.1: vec2<f32> = swizzle %v, yx
  %2: bool = lt %1, 8u
  %3: i32 = if %2 {
    exit_if 1i
  } else {
    exit_if -2i
  }
  loop {
    init {
      next_iteration zero vec3<f32>, splat vec2<f32>(f32(0x7fc00000))
    }
    body(%4: vec3<f32>, %5: vec2<f32>) {
      switch %3 {
        case 1i, default {
          exit_loop
        }
        case 2i {
          continue
        }
      }
      unreachable
    }
    continuing {
      break_if %2, %4, vec2<f32>(1.0f, f32(0x7f800000))
    }
  }
  %6: u32 = call @f, %1
  discard
  ret
}

fn f(%x: u32) -> u32 {
  ret %x
}
";

    fn print(module: &crate::ir::Module) -> String {
        text::print(module, &PrintOptions { locations: true })
    }

    fn module_bytes() -> Vec<u8> {
        write(&text::parse(MODULE).expect("it parses"))
    }

    #[test]
    fn what_was_written_is_read_back_the_same() {
        let module = text::parse(MODULE).expect("it parses");
        let bytes = write(&module);
        let again = read(&bytes).expect("it was written");
        assert_eq!(print(&again), print(&module));
        assert_eq!(write(&again), bytes);
    }

    #[test]
    fn every_beginning_of_a_module_is_refused() {
        let bytes = module_bytes();
        for len in 0..bytes.len() {
            let error = read(&bytes[..len]).map(|_| ()).expect_err("it is cut off");
            assert_eq!(error.iter().next().expect("an error").rule.id, "ir/binary");
        }
    }

    #[test]
    fn every_changed_byte_is_answered() {
        let bytes = module_bytes();
        let mut read_anyway = 0;
        for at in 0..bytes.len() {
            for change in [1, 0x40, 0x80, 0xff] {
                let mut changed = bytes.clone();
                changed[at] ^= change;
                // Whatever is read can be validated and printed.
                if let Ok(module) = read(&changed) {
                    let _ = crate::ir::validate(&module);
                    print(&module);
                    read_anyway += 1;
                }
            }
        }
        assert!(read_anyway > 0, "some changes are changes of a number only");
    }

    #[test]
    fn other_versions_and_other_bytes_are_refused() {
        let mut bytes = module_bytes();
        bytes[4] = 2;
        let message = |bytes: &[u8]| {
            let errors = read(bytes).map(|_| ()).expect_err("refused");
            errors.iter().next().expect("an error").message.clone()
        };
        assert_eq!(message(&bytes), "byte 4: version 2 of the binary form is not known; 1 is");
        assert_eq!(message(b"\x03\x02\x23\x07"), "byte 0: these bytes are no module: they do not begin with 'CFIR'");
        let mut longer = module_bytes();
        longer.push(0);
        assert!(message(&longer).ends_with("the module has ended, and more bytes follow"), "{}", message(&longer));
    }
}
