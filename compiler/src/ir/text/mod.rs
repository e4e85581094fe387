//! The text form of the IR: printed, and parsed back.
//!
//! Printing what was parsed from printed text gives the same text. The parser takes invalid modules too, so that the validator is
//! tested from text; it rejects only what has no meaning as a module. A comment goes from `;` to the end of its line.
//!
//! ```text
//! allow overrides
//! enable f16
//! diagnostic off derivative_uniformity
//!
//! struct S {
//!   a: i32
//!   b: vec3<f32> @align(32)
//! }
//!
//! root {
//!   %n: u32 = override 4u @id(1)
//!   %buf: ptr<storage, array<S>, read_write> = var @group(0) @binding(1)
//!   %w: ptr<workgroup, array<u32, #0>, read_write> = var
//! }
//!
//! count #0 = %n
//!
//! @compute @workgroup_size(64u, 1u, 1u)
//! fn main(%id: vec3<u32> @builtin(global_invocation_id)) uses %buf {
//!   %1: u32 = access %id, 0u
//!   %2: bool = lt %1, 8u
//!   if %2 {
//!     exit_if
//!   } else {
//!     ret
//!   }
//!   ret
//! }
//! ```

mod constants;
mod lex;
mod names;
mod parse;
mod parse_inst;
mod parse_type;
mod print;
mod types;

pub use parse::parse;
pub use print::{PrintOptions, print};

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = "\
allow overrides
enable f16
diagnostic off derivative_uniformity

struct S {
  a: i32
  b: vec3<f32> @align(32) @size(16)
}

root {
  %n: u32 = override 4u @id(1)
  %buf: ptr<storage, array<S>, read_write> = var @group(0) @binding(1)
  %w: ptr<workgroup, array<u32, #0>, read_write> = var
}

count #0 = %n

@compute
@workgroup_size(64u, 1u, 1u)
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
  if %2 {
    exit_if
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

    #[test]
    fn printing_what_was_parsed_gives_the_same_text() {
        // The printer puts the stage and size on one line; the text above splits them, which the parser takes as well.
        let expected = MODULE.replace("@compute\n@workgroup_size", "@compute @workgroup_size");
        let module = parse(MODULE).expect("it parses");
        assert_eq!(print(&module, &PrintOptions::default()), expected);
        let located = print(&module, &PrintOptions { locations: true });
        let again = parse(&located).expect("it parses with locations");
        assert_eq!(print(&again, &PrintOptions { locations: true }), located);
    }

    #[test]
    fn sizes_beyond_all_memory_are_read() {
        let ty = (0..8).fold("f32".to_owned(), |ty, _| format!("array<{ty}, 4294967295>"));
        let text = format!("struct S {{\n  a: {ty}\n  b: i32\n}}\n");
        assert_eq!(print(&parse(&text).expect("it parses"), &PrintOptions::default()), text);
    }

    #[test]
    fn errors_point_at_the_text() {
        for (text, at, message) in [
            ("root {\n  %x: u32 = frob 1u\n}\n", 19, "no instruction 'frob'"),
            ("fn f() {\n  ret %x\n}\n", 15, "no value '%x'"),
            ("fn f() {\n  call @g\n}\n", 16, "no function '@g'"),
            ("fn f(%x: vec5<f32>) {\n}\n", 9, "no type 'vec5'"),
            ("fn f(%x: vec2<vec2<f32>>) {\n}\n", 14, "expected a scalar type"),
            ("fn f() {\n  ret", 14, "expected an instruction, found the end of the text"),
        ] {
            let diagnostics = parse(text).map(|_| ()).expect_err(text);
            let first = diagnostics.iter().next().expect("there is an error");
            assert_eq!((first.span.start, first.message.as_str()), (at, message));
        }
    }
}
