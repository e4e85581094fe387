//! Says no to what WGSL has no text for: the parts of the IR that other languages' modules use.

use crate::constant::{ConstId, Value, half};
use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::ir::{Allow, InstId, Module, Op};
use crate::types::{AddressSpace, Type};
use crate::util::Id;

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
    let mut seen = vec![false; module.store.constants.len()];
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
        let mut constants = module.operands(inst).filter_map(crate::ir::Value::as_constant);
        if constants.any(|constant| !is_finite(module, constant, &mut seen)) {
            diagnostics.error(UNSUPPORTED, span, "WGSL has no literal for an infinite number or a NaN");
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

/// Whether all of a constant's numbers are finite. Each constant is looked at once: `seen` holds those that were.
fn is_finite(module: &Module, constant: ConstId, seen: &mut [bool]) -> bool {
    let constants = &module.store.constants;
    let mut pending = vec![constant];
    while let Some(constant) = pending.pop() {
        if seen[constant.index()] {
            continue;
        }
        let finite = match constants.value(constant) {
            Value::F32(bits) => f32::from_bits(bits).is_finite(),
            Value::F16(bits) => half::f16_is_finite(bits),
            Value::Splat(element) => {
                pending.push(element);
                true
            }
            Value::Composite(run) => {
                pending.extend(constants.elements(run));
                true
            }
            _ => true,
        };
        if !finite {
            return false;
        }
        seen[constant.index()] = true;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse;

    #[test]
    fn infinite_constants_are_refused_wherever_they_are() {
        let text = "fn f() -> vec2<f32> {\n  ret vec2<f32>(1.0f, X)\n}\n";
        let of = |x: &str| refuse(&parse(&text.replace('X', x)).expect("it parses"));
        assert!(of("2.0f").is_ok());
        assert!(of("f32(0x7f800000)").is_err());
    }
}
