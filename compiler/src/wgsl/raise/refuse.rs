//! Says no to what WGSL has no text for: the parts of the IR that other languages' modules use.

use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::ir::{DialectProperties, InstId, Module, Op, ValueId};
use crate::types::{AddressSpace, Type, TypeFlags, TypeId};
use crate::wgsl::print::is_unnameable;
use crate::wgsl::raise::runtime_values::refused_constants;

const UNSUPPORTED: Rule = Rule::new("target/wgsl-unsupported", "");

const UNNAMEABLE: &str = "WGSL has no name for a result structure of a built-in function";

const UNSIZED_VIEW: &str = "WGSL has no name for a pointer to an array without a size outside of storage buffers";

/// The type of a value, or of what a pointer points to.
fn store_type(module: &Module, value: ValueId) -> TypeId {
    match module.shape_of(value.into()) {
        Type::Pointer { store, .. } => store,
        _ => module.value(value).ty,
    }
}

/// Reports what has no text in WGSL.
pub(super) fn refuse(module: &Module) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::new();
    let beyond = module.properties.without(
        DialectProperties::OVERRIDES.union(DialectProperties::DUPLICATE_NAMES).union(DialectProperties::POINTER_LETS),
    );
    for (name, _) in DialectProperties::NAMES.iter().filter(|(_, property)| beyond.contains(*property)) {
        diagnostics.error(UNSUPPORTED, Span::NONE, format!("WGSL has nothing like '{name}'"));
    }
    for inst in module.block_insts(module.root()).filter(|&inst| !is_global(module, inst)) {
        diagnostics.error(UNSUPPORTED, module.inst(inst).span, "module scope holds no such value");
    }
    for inst in module.block_insts(module.root()).filter(|&inst| !refused_constants(module, inst).is_empty()) {
        let message = "WGSL rejects these constant operands, whatever the others are";
        diagnostics.error(UNSUPPORTED, module.inst(inst).span, message);
    }
    for inst in module.find_insts_in_order(|op| matches!(op, Op::Dialect(_) | Op::TerminateInvocation)) {
        let data = module.inst(inst);
        diagnostics.error(UNSUPPORTED, data.span, format!("WGSL has no '{}'", data.op.mnemonic()));
    }
    refuse_stage_pointers(module, &mut diagnostics);
    refuse_unsized_views(module, &mut diagnostics);
    if module.store.types.has_builtin_structs() {
        refuse_unnameable(module, &mut diagnostics);
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}

/// Reports pointers to variables of stage inputs and outputs.
fn refuse_stage_pointers(module: &Module, diagnostics: &mut Diagnostics) {
    let stage_space = |ty| match ty {
        Type::Pointer { space: space @ (AddressSpace::In | AddressSpace::Out), .. } => Some(space),
        _ => None,
    };
    if module.store.types.iter().all(|(_, ty)| stage_space(ty).is_none()) {
        return;
    }
    for inst in module.all_insts() {
        let ty = module.result(inst).map(|result| module.shape_of(result.into()));
        if let Some(space) = ty.and_then(stage_space) {
            let message = format!("WGSL has no address space '{}'", space.name());
            diagnostics.error(UNSUPPORTED, module.inst(inst).span, message);
        }
    }
}

/// Reports parameters that are views without a size of buffers outside of storage: a `let` of one has an inferred type, a parameter has none.
fn refuse_unsized_views(module: &Module, diagnostics: &mut Diagnostics) {
    let types = &module.store.types;
    let is_view = |ty| match ty {
        Type::Pointer { space, store, .. } => {
            space != AddressSpace::Storage && types.has(store, TypeFlags::HAS_RUNTIME)
        }
        _ => false,
    };
    if types.iter().all(|(_, ty)| !is_view(ty)) {
        return;
    }
    for &id in &module.function_order {
        if module.function_params(id).iter().any(|param| is_view(module.shape_of(param.into()))) {
            diagnostics.error(UNSUPPORTED, module.function(id).span, UNSIZED_VIEW);
        }
    }
}

/// Reports declarations of types that WGSL has no name for.
fn refuse_unnameable(module: &Module, diagnostics: &mut Diagnostics) {
    for inst in module.all_insts() {
        let op = module.inst(inst).op;
        let is_inferred = !op.is_control() && (module.operand_count(inst) > 0 || matches!(op, Op::Builtin(_)));
        let params = module.inst_blocks(inst).into_iter().flat_map(|block| module.block_params(block).iter());
        let mut declared = params.chain(module.results(inst).iter().filter(|_| !is_inferred));
        if declared.any(|value| is_unnameable(module, store_type(module, value))) {
            diagnostics.error(UNSUPPORTED, module.inst(inst).span, UNNAMEABLE);
        }
    }
    for (_, structure) in module.store.types.structs() {
        if structure.members.iter().any(|member| is_unnameable(module, member.ty)) {
            diagnostics.error(UNSUPPORTED, Span::NONE, UNNAMEABLE);
        }
    }
    for &id in &module.function_order {
        let function = module.function(id);
        let mut params = module.function_params(id).iter();
        if is_unnameable(module, function.return_type)
            || params.any(|param| is_unnameable(module, store_type(module, param)))
        {
            diagnostics.error(UNSUPPORTED, function.span, UNNAMEABLE);
        }
    }
}

/// Whether an instruction of the root block is a declaration, or a part of the expression of one: of one only, so that the text
/// does not multiply it.
fn is_global(module: &Module, inst: InstId) -> bool {
    let op = module.inst(inst).op;
    let is_declaration = matches!(op, Op::Var(_) | Op::Override(_));
    let is_part = op != Op::Let && !op.is_control();
    let users = || module.results(inst).iter().flat_map(|result| module.uses(result)).map(|(_, slot)| slot.user);
    // In a function it would become a part of an expression of which more is asked.
    let is_of_root =
        users().all(|user| module.inst_block(user).and_then(|block| module.block_function(block)).is_none());
    is_declaration || (is_part && is_of_root && users().take(2).count() < 2)
}
