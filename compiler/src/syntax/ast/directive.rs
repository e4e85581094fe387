//! Directive nodes. Whether an extension of that name exists is not the parser's business.

use super::DiagnosticControl;
use crate::diagnostic::Span;
use crate::util::Range32;

/// A directive (`directives`).
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Directive {
    /// Which, with its parameters.
    pub kind: DirectiveKind,
    /// With its `;`.
    pub span: Span,
}

/// The directives with their parameters.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum DirectiveKind {
    /// A directive with a mistake, which was reported: it may have enabled anything.
    Broken,
    /// `enable names;`: pool `names`, never empty.
    Enable(Range32),
    /// `requires names;`: pool `names`, never empty.
    Requires(Range32),
    /// `diagnostic(severity, rule);`
    Diagnostic(DiagnosticControl),
}
