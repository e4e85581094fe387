//! What must hold of the compiler on any input. An oracle may call a rejection right, unless the input's maker warrants it valid;
//! a broken promise of the compiler's own it must report.

mod compile_all;
mod ir_binary;
pub mod ir_law;
mod ir_text;
mod parser;
mod resolver;
mod spirv_val;
pub mod transform;
mod wgsl_round_trip;

use crate::Input;
use colorfast::diagnostic::Diagnostics;
use colorfast::driver::transforms;
use colorfast::transform::Transform;
use std::borrow::Cow;
use std::sync::LazyLock;

/// A promise of the compiler, and the check of it.
pub struct Oracle {
    /// The name: that of its fuzz target, too.
    pub name: Cow<'static, str>,
    /// What must hold.
    pub promise: &'static str,
    check: Check,
}

/// How an oracle asks.
enum Check {
    /// By a function of its own.
    Of(fn(&Input) -> Result<(), String>),
    /// By what a transform states.
    Transform(&'static Transform),
}

impl Oracle {
    const fn new(name: &'static str, promise: &'static str, check: fn(&Input) -> Result<(), String>) -> Self {
        Self { name: Cow::Borrowed(name), promise, check: Check::Of(check) }
    }

    /// The oracle of a transform.
    fn of_transform(transform: &'static Transform) -> Self {
        Self {
            name: format!("transform_{}", transform.name).into(),
            promise: "the transform takes what it accepts, and leaves a lawful module that means the same",
            check: Check::Transform(transform),
        }
    }

    /// Says how an input breaks the promise.
    ///
    /// # Errors
    /// What is broken, in words.
    pub fn check(&self, input: &Input) -> Result<(), String> {
        match self.check {
            Check::Of(check) => check(input),
            Check::Transform(transform) => transform::try_text(transform, &input.text).map(|_| ()),
        }
    }

    /// Whether its oracle is made of what a transform states.
    pub const fn is_of_transform(&self) -> bool {
        matches!(self.check, Check::Transform(_))
    }
}

/// Parsing ends, and complains of places that there are.
pub const PARSER: Oracle = Oracle::new("parser", "parsing ends, and complains of places in the text", parser::check);

/// Resolving ends, and accepts what is valid.
pub const RESOLVER: Oracle = Oracle::new("resolver", "resolving ends, and accepts what is valid", resolver::check);

/// IR is printed and parsed without loss.
pub const IR_TEXT: Oracle =
    Oracle::new("ir_text", "lowered modules are valid, and pass through IR text unchanged", ir_text::check);

/// IR is written as bytes and read without loss.
pub const IR_BINARY: Oracle = Oracle::new(
    "ir_binary",
    "lowered modules pass through bytes unchanged, and changed bytes are answered",
    ir_binary::check,
);

/// The law of the IR is enough for all that takes modules.
pub const IR_LAW: Oracle =
    Oracle::new("ir_law", "a module that the law accepts is written for every target, or refused", ir_law::check);

/// WGSL goes through the IR and back, and stays what it is from then on.
pub const WGSL_ROUND_TRIP: Oracle =
    Oracle::new("wgsl_round_trip", "written WGSL is accepted, and written the same again", wgsl_round_trip::check);

/// Every target is written, the same each time.
pub const COMPILE_ALL: Oracle =
    Oracle::new("compile_all", "every target is written or refused, the same each time", compile_all::check);

/// Those of the compiler as a whole.
const WHOLE: [Oracle; 7] = [PARSER, RESOLVER, IR_TEXT, IR_BINARY, IR_LAW, WGSL_ROUND_TRIP, COMPILE_ALL];

/// Every oracle: those of the whole, and one for each transform of the compiler's tables.
pub static ORACLES: LazyLock<Vec<Oracle>> =
    LazyLock::new(|| WHOLE.into_iter().chain(transforms().map(Oracle::of_transform)).collect());

/// The oracle of that name.
pub fn find(name: &str) -> Option<&'static Oracle> {
    ORACLES.iter().find(|oracle| oracle.name == name)
}

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
