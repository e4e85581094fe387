//! The shape of the generated tables: flat arrays that refer to each other by index. The rows are in `generated/tables.rs`.

use crate::constant::ConstFn;
use crate::types::DialectType;

/// A type, number, match or template as an overload uses it: one word of a program in prefix order.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Node {
    /// Template `n` of the overload.
    Template(u8),
    /// A type; its arguments follow.
    Type(super::TypeKind),
    /// One of the types of a match.
    Match(u8),
    /// One of the numbers of a match.
    NumberMatch(u8),
    /// A number, or the index of an enum's entry.
    #[allow(dead_code, reason = "whether definitions need it is theirs to say")]
    Number(u16),
    /// A dialect's own type, its argument following, or an entry of its enum, of which the number follows.
    Dialect(DialectType),
    /// One of the types with arguments of a match: each is a program.
    Alternatives(u8),
    /// Anything.
    Any,
}

/// A template of an overload.
#[derive(Copy, Clone, Debug)]
pub(super) struct TemplateRow {
    /// Its name.
    pub name: &'static str,
    /// Start of the program that it must match, or [`NONE`].
    pub constraint: u16,
    /// What it may be, in words; empty if anything.
    pub allowed: &'static str,
}

/// What kind of call an overload answers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OverloadKind {
    /// A built-in function.
    Function,
    /// A value constructor.
    Constructor,
    /// A value conversion.
    Conversion,
    /// An operator.
    Operator,
}

/// One overload.
#[derive(Copy, Clone, Debug)]
pub(super) struct OverloadRow {
    /// What kind of call it answers.
    pub kind: OverloadKind,
    /// First row of its templates, explicit ones first.
    pub templates: u16,
    /// How many templates.
    pub template_count: u8,
    /// How many of them the call spells.
    pub explicit_count: u8,
    /// First of its entries in the list of parameters, each the start of a program.
    pub parameters: u16,
    /// How many parameters.
    pub parameter_count: u8,
    /// Start of the result's program, or [`NONE`].
    pub result: u16,
    /// What evaluates it in const-expressions.
    pub const_fn: Option<ConstFn>,
    /// Whether a call statement may not drop the result.
    pub must_use: bool,
    /// The declaration as messages spell it.
    pub signature: &'static str,
    /// The parameters' types as messages spell them.
    pub parameter_texts: &'static [&'static str],
}

/// What the arguments for a parameter must keep to beside its type: where they are known before the shader runs, every component
/// lies between the bounds, both included.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ArgumentLimit {
    /// The overload's row.
    pub(super) overload: u16,
    /// Which parameter it is.
    pub parameter: u8,
    /// Whether they must be const-expressions.
    pub is_constant: bool,
    /// The least value.
    pub low: i64,
    /// The greatest value.
    pub high: i64,
}

/// An overload of a dialect's function.
#[derive(Copy, Clone, Debug)]
pub(super) struct DialectOverload {
    /// The starts of the parameters' programs.
    pub parameters: &'static [u16],
    /// The starts of the programs that its templates must match, or [`NONE`].
    pub constraints: &'static [u16],
    /// Start of the result's program, or [`NONE`].
    pub result: u16,
    /// What the arguments must keep to beside their types.
    pub limits: &'static [ArgumentLimit],
}

/// The absence of a program.
pub(super) const NONE: u16 = u16::MAX;

/// A run of overloads.
#[derive(Copy, Clone, Debug)]
pub(super) struct Overloads {
    /// Index of the first.
    pub start: u16,
    /// How many.
    pub count: u16,
}
