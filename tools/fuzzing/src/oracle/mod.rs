//! What must hold of the compiler on any input. An oracle may call a rejection right, unless the input's maker warrants it valid;
//! a broken promise of the compiler's own it must report.

mod compile_all;
mod ir_binary;
pub mod ir_law;
mod ir_text;
mod parser;
mod resolver;
mod spirv_val;
mod wgsl_round_trip;

use crate::Input;
use colorfast::diagnostic::Diagnostics;

/// A promise of the compiler, and the check of it.
pub struct Oracle {
    /// The name: that of its fuzz target, too.
    pub name: &'static str,
    /// What must hold.
    pub promise: &'static str,
    /// Says how an input breaks the promise.
    pub check: fn(&Input) -> Result<(), String>,
}

/// Parsing ends, and complains of places that there are.
pub const PARSER: Oracle =
    Oracle { name: "parser", promise: "parsing ends, and complains of places in the text", check: parser::check };

/// Resolving ends, and accepts what is valid.
pub const RESOLVER: Oracle =
    Oracle { name: "resolver", promise: "resolving ends, and accepts what is valid", check: resolver::check };

/// IR is printed and parsed without loss.
pub const IR_TEXT: Oracle = Oracle {
    name: "ir_text",
    promise: "lowered modules are valid, and pass through IR text unchanged",
    check: ir_text::check,
};

/// IR is written as bytes and read without loss.
pub const IR_BINARY: Oracle = Oracle {
    name: "ir_binary",
    promise: "lowered modules pass through bytes unchanged, and changed bytes are answered",
    check: ir_binary::check,
};

/// The law of the IR is enough for all that takes modules.
pub const IR_LAW: Oracle = Oracle {
    name: "ir_law",
    promise: "a module that the law accepts is written for every target, or refused",
    check: ir_law::check,
};

/// WGSL goes through the IR and back, and stays what it is from then on.
pub const WGSL_ROUND_TRIP: Oracle = Oracle {
    name: "wgsl_round_trip",
    promise: "written WGSL is accepted, and written the same again",
    check: wgsl_round_trip::check,
};

/// Every target is written, the same each time.
pub const COMPILE_ALL: Oracle = Oracle {
    name: "compile_all",
    promise: "every target is written or refused, the same each time",
    check: compile_all::check,
};

/// Those that `cargo xtask fuzz check` holds every input to.
pub const ORACLES: [&Oracle; 7] = [&PARSER, &RESOLVER, &IR_TEXT, &IR_BINARY, &IR_LAW, &WGSL_ROUND_TRIP, &COMPILE_ALL];

/// Diagnostics point into the text, between characters, and say something.
fn well_formed(text: &str, diagnostics: &Diagnostics) -> Result<(), String> {
    for diagnostic in diagnostics.iter() {
        let spans = std::iter::once(diagnostic.span).chain(diagnostic.notes.iter().map(|note| note.span));
        for span in spans.filter(|span| !span.is_none()) {
            if text.get(span.start as usize..span.end as usize).is_none() {
                return Err(format!("the span {span:?} is not in the text: {diagnostic:?}"));
            }
        }
        if diagnostic.message.is_empty() || diagnostic.rule.id.is_empty() {
            return Err(format!("a diagnostic says nothing: {diagnostic:?}"));
        }
    }
    Ok(())
}

/// The errors as text, for a report.
fn listed(diagnostics: &Diagnostics) -> String {
    let lines: Vec<String> =
        diagnostics.iter().map(|item| format!("{}: {} {:?}", item.rule.id, item.message, item.span)).collect();
    lines.join("\n")
}
