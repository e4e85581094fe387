//! What the printers of C-like texts share: names, statements, and expressions with as few parentheses as are safe.
//!
//! A [`Printer`] walks a raised module and decides nothing: whether a value has a name or is written where it is used was decided
//! by `transform::value_to_let`, and what a target cannot have was raised away. What differs between languages is in [`Language`].

mod c_like;
mod expression;
mod limits;
pub mod maps;
mod module_constants;
mod names;
mod render_targets;
mod returns;
mod spelled;
pub mod stage_io;
mod statement;
mod used_types;

pub use expression::Precedence;
pub use limits::{Scalars, check_repetition};
pub use module_constants::module_constants;
pub use names::{NameRules, Names};
pub use render_targets::check_render_targets;
pub use returns::{ReturnConfig, return_from_ends};
pub use spelled::check_spelled;
pub use used_types::{UsedTypes, used_types};

use crate::constant::ConstId;
use crate::intrinsics::LoweringTarget;
use crate::ir::{InstId, Module};
use crate::transform::Transform;
use crate::types::{StructId, TypeId};
use crate::util::TextWriter;

/// The transforms that only targets that are texts have, in an order in which they may run.
pub const TABLE: &[&Transform] = &[&module_constants::INFO, &returns::INFO];

/// A text under construction from a module.
pub struct Printer<'m, L> {
    /// What is printed.
    pub module: &'m Module,
    /// What everything is called.
    pub names: &'m Names<'m>,
    /// The target, which says what the core's operators and built-in functions are called.
    pub target: LoweringTarget,
    /// The text.
    pub out: TextWriter,
    /// What the language needs to know beside.
    pub language: L,
}

/// A statement that each language writes in its own way.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Special {
    /// `exit_switch`
    ExitSwitch,
    /// `continue`
    Continue,
    /// `break_if`
    BreakIf,
    /// `unreachable`
    Unreachable,
    /// `discard`
    Discard,
    /// `terminate_invocation`
    TerminateInvocation,
}

/// What differs between languages. Expressions are written as operands of at least [`Precedence::Unary`], unless said otherwise.
pub trait Language: Sized {
    /// Whether there are pointers. Where there are none, a pointer is written as the place that it points to: a parameter is the
    /// place itself.
    const POINTERS: bool = true;
    /// The statement that ends an invocation, or makes it a helper.
    const DISCARD: &'static str = "discard;";
    /// Writes a type's name.
    fn ty(p: &mut Printer<'_, Self>, ty: TypeId);
    /// Writes a constant.
    fn constant(p: &mut Printer<'_, Self>, id: ConstId);
    /// How tightly the text of a constant holds together.
    fn constant_precedence(module: &Module, id: ConstId) -> Precedence;
    /// Writes a `let`, as a statement.
    fn let_(p: &mut Printer<'_, Self>, inst: InstId);
    /// Writes a function-space `var`, as a statement.
    fn var(p: &mut Printer<'_, Self>, inst: InstId);
    /// Writes a `construct`.
    fn construct(p: &mut Printer<'_, Self>, inst: InstId);
    /// Writes a `convert`.
    fn convert(p: &mut Printer<'_, Self>, inst: InstId);
    /// Writes a `bitcast`.
    fn bitcast(p: &mut Printer<'_, Self>, inst: InstId);
    /// Writes what stands between the name of a built-in function and its arguments.
    fn template_arguments(_: &mut Printer<'_, Self>, _call: InstId) {}
    /// Writes what stands before a call whose result is not used.
    fn discard_result(_: &mut Printer<'_, Self>, _: InstId) {}
    /// Writes a `loop`.
    fn loop_(p: &mut Printer<'_, Self>, inst: InstId) {
        p.while_true(inst);
    }
    /// Writes the labels of a `switch`'s case and all up to its block.
    fn case_label(p: &mut Printer<'_, Self>, case: &crate::ir::SwitchCase) {
        p.labels(case);
    }
    /// Writes the step from a structure to its member.
    fn member(p: &mut Printer<'_, Self>, structure: StructId, index: u32) {
        let names = p.names;
        p.out.put(".").put(names.member(structure, index));
    }
    /// Writes what stands between an array and an index into it. `member` is the structure's member that the array is, if it is one.
    fn array_elements(_: &mut Printer<'_, Self>, _member: Option<(StructId, u32)>) {}
    /// Writes a statement of which languages have forms of their own.
    fn special(p: &mut Printer<'_, Self>, inst: InstId, special: Special) {
        p.exit(inst, special);
    }
}
