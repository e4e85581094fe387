//! What the driver asks of a front end, and the rows of the table of languages.

use super::{Compiler, Content, Language, REQUEST, Stage};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::ir::Module;
use crate::lint::Levels;
use crate::sem::Features;

/// A front end: from a source to a module of the IR.
pub(super) trait Frontend {
    /// The language that it reads.
    const LANGUAGE: Language;
    /// Its name in requests.
    const NAME: &'static str;
    /// The extensions of its files, without a period, the usual one first.
    const EXTENSIONS: &'static [&'static str];
    /// The bytes that its binary form begins with, in each order of bytes that it may have.
    const MAGIC_NUMBERS: &'static [[u8; 4]] = &[];

    /// A source that was read, valid or not.
    type Program;

    /// Reads a source.
    ///
    /// # Errors
    /// What is wrong with the source, where that leaves no program.
    fn read(compiler: &mut Compiler, content: Content<'_>, features: &Features) -> Result<Self::Program, Diagnostics>;

    /// What was found wrong, or worth knowing, in a program, in source order; with what lints find, at levels that are given.
    fn diagnostics(program: Self::Program, levels: Option<&Levels>) -> Diagnostics;

    /// Lowers a program, and gives what is worth knowing of it.
    ///
    /// # Errors
    /// What is wrong with the program.
    fn lower(program: Self::Program) -> Result<(Module, Diagnostics), Diagnostics>;
}

/// A module, and what is worth knowing of its source.
type Lowered = Result<(Module, Diagnostics), Diagnostics>;

/// A row of the table of front ends.
pub(super) struct FrontendInfo {
    pub name: &'static str,
    pub extensions: &'static [&'static str],
    pub magic_numbers: &'static [[u8; 4]],
    pub check: fn(&mut Compiler, Content<'_>, &Features, Option<&Levels>) -> Diagnostics,
    pub lower: fn(&mut Compiler, Content<'_>, &Features, &mut dyn FnMut(Stage)) -> Lowered,
}

impl FrontendInfo {
    /// The row of a front end.
    pub const fn of<F: Frontend>() -> Self {
        Self {
            name: F::NAME,
            extensions: F::EXTENSIONS,
            magic_numbers: F::MAGIC_NUMBERS,
            check: check::<F>,
            lower: lower::<F>,
        }
    }
}

fn check<F: Frontend>(
    compiler: &mut Compiler,
    content: Content<'_>,
    features: &Features,
    levels: Option<&Levels>,
) -> Diagnostics {
    match F::read(compiler, content, features) {
        Ok(program) => F::diagnostics(program, levels),
        Err(diagnostics) => diagnostics,
    }
}

fn lower<F: Frontend>(
    compiler: &mut Compiler,
    content: Content<'_>,
    features: &Features,
    observe: &mut dyn FnMut(Stage),
) -> Lowered {
    let program = F::read(compiler, content, features)?;
    observe(Stage::Read);
    let lowered = F::lower(program);
    observe(Stage::Lower);
    lowered
}

/// The text of a source in a language that has no binary form.
///
/// # Errors
/// Bytes where text is needed.
pub(super) fn text_of<F: Frontend>(content: Content<'_>) -> Result<&str, Diagnostics> {
    match content {
        Content::Text(text) => Ok(text),
        Content::Binary(_) => {
            let message = format!("a source in {} is text", F::LANGUAGE.name());
            Err(Diagnostic::error(REQUEST, Span::NONE, message).into())
        }
    }
}
