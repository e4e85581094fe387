//! WSL, the shading language that WebGPU had before WGSL: from its text to the IR.
//!
//! [`read`] checks a text by the specification of September 2019; [`lower::lower`] writes the program that comes of it in the IR. Where the
//! specification is silent or contradicts itself, `docs/wsl-decisions.md` says what was chosen. Nothing here knows WGSL's front end.

mod ast;
mod check;
mod grammar;
mod lexer;
mod library;
mod limits;
pub mod lower;
mod program;
pub mod rules;
mod token;
mod types;

pub use program::Program;

use crate::diagnostic::{Diagnostics, Span};
use crate::util::Interner;

/// Reads and checks a text. What is wrong with it stands in the program's diagnostics.
pub fn read(source: &str) -> Program {
    let mut diagnostics = Diagnostics::new();
    let mut symbols = Interner::new();
    let ast = if source.len() > limits::SOURCE_BYTES {
        diagnostics.error(
            rules::SOURCE_SIZE,
            Span::new(0, 0),
            format!("the text has more than {} bytes", limits::SOURCE_BYTES),
        );
        ast::Ast::default()
    } else {
        let tokens = lexer::tokens(source, &mut diagnostics);
        grammar::parse(source, &tokens, &mut symbols, &mut diagnostics)
    };
    check::check(ast, symbols, diagnostics)
}
