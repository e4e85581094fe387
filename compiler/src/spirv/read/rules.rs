//! The rules that refusals of SPIR-V name.

use crate::diagnostic::Rule;

/// The assembly text cannot be read.
pub(super) const SYNTAX: Rule = Rule::new("spirv/syntax", "");
/// The words are no module: a length, an id or an operand is not what the specification asks for.
pub(super) const INVALID: Rule = Rule::new("spirv/invalid", "");
/// A capability without which the module cannot be.
pub(super) const CAPABILITY: Rule = Rule::new("spirv/capability", "");
/// An extension, or a set of extended instructions.
pub(super) const EXTENSION: Rule = Rule::new("spirv/extension", "");
/// An execution model, mode, addressing or memory model.
pub(super) const STAGE: Rule = Rule::new("spirv/stage", "");
/// An instruction that nothing here computes.
pub(super) const INSTRUCTION: Rule = Rule::new("spirv/instruction", "");
/// A type without a counterpart.
pub(super) const TYPE: Rule = Rule::new("spirv/type", "");
/// Offsets or strides that no type has.
pub(super) const LAYOUT: Rule = Rule::new("spirv/layout", "");
/// A pointer whose variable is not known.
pub(super) const POINTER: Rule = Rule::new("spirv/pointer", "");
/// A resource without a counterpart.
pub(super) const RESOURCE: Rule = Rule::new("spirv/resource", "");
/// A stage input or output without a counterpart.
pub(super) const STAGE_IO: Rule = Rule::new("spirv/stage-io", "");
/// What nests or is counted, beyond its limit.
pub(super) const LIMIT: Rule = Rule::new("spirv/limit", "");
