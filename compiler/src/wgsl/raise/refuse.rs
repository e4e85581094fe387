//! Says no to what WGSL has no text for: the parts of the IR that other languages' modules use.

use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::ir::{Allow, InstId, Module, Op};
use crate::types::{AddressSpace, Type};

const UNSUPPORTED: Rule = Rule::new("target/wgsl-unsupported", "");

/// Reports what has no text in WGSL.
pub(super) fn refuse(module: &Module) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::new();
    let beyond = module.allow.without(Allow::OVERRIDES.union(Allow::DUPLICATE_NAMES).union(Allow::POINTER_LETS));
    for (name, _) in Allow::NAMES.iter().filter(|(_, allow)| beyond.contains(*allow)) {
        diagnostics.error(UNSUPPORTED, Span::NONE, format!("WGSL has nothing like '{name}'"));
    }
    for inst in module.block_insts(module.root()).filter(|&inst| !is_global(module, inst)) {
        diagnostics.error(UNSUPPORTED, module.inst(inst).span, "module scope holds no such value");
    }
    for inst in module.all_insts() {
        let span = module.inst(inst).span;
        let op = module.inst(inst).op;
        if matches!(op, Op::Dialect(_) | Op::TerminateInvocation) {
            diagnostics.error(UNSUPPORTED, span, format!("WGSL has no '{}'", op.mnemonic()));
        }
        let space = module.result(inst).map(|result| module.shape_of(result.into()));
        if let Some(Type::Pointer { space: space @ (AddressSpace::In | AddressSpace::Out), .. }) = space {
            diagnostics.error(UNSUPPORTED, span, format!("WGSL has no address space '{}'", space.name()));
        }
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}

/// Whether an instruction of the root block is a declaration, or a part of the expression of one: of one only, so that the text
/// does not multiply it.
fn is_global(module: &Module, inst: InstId) -> bool {
    let op = module.inst(inst).op;
    let is_declaration = matches!(op, Op::Var(_) | Op::Override(_));
    let is_part = op != Op::Let && !op.is_control();
    let uses = module.result(inst).map_or(0, |result| module.uses(result).take(2).count());
    is_declaration || (is_part && uses < 2)
}
