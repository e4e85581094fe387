//! The check that constant indices lie within what they index, and views within their buffers. The front end makes it for const-expressions;
//! it is made again for what becomes constant in the IR.

use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::intrinsics::BuiltinFn;
use crate::ir::{InstId, Module, Op};
use crate::types::Type;

/// An index that overrides gave is out of bounds.
/// <https://www.w3.org/TR/WGSL/#array-access-expr>
const BOUNDS: Rule = Rule::new("override/index-bounds", "array-access-expr");

/// A view reaches beyond a buffer whose size, or at an offset, that overrides gave.
/// <https://www.w3.org/TR/WGSL/#buffer-view-builtin-functions>
const VIEW: Rule = Rule::new("override/view-bounds", "buffer-view-builtin-functions");

/// Reports every constant index out of bounds, and every view that reaches beyond its buffer.
pub(super) fn check_constant_bounds(module: &Module, diagnostics: &mut Diagnostics) {
    let is_view = |op| matches!(op, Op::Builtin(BuiltinFn::BufferView | BuiltinFn::BufferArrayView));
    for inst in module.find_insts(is_view).filter(|&inst| !module.view_is_within(inst)) {
        diagnostics.push(Diagnostic::error(VIEW, module.inst(inst).span, "the view reaches beyond its buffer"));
    }
    let is_access = |op| matches!(op, Op::Access | Op::LoadVectorElement | Op::StoreVectorElement);
    for inst in module.find_insts(is_access) {
        if let Some(diagnostic) = check(module, inst) {
            diagnostics.push(diagnostic);
        }
    }
}

fn check(module: &Module, inst: InstId) -> Option<Diagnostic> {
    let object = module.operand(inst, 0);
    let mut ty = match module.shape_of(object) {
        Type::Pointer { store, .. } => store,
        _ => module.type_of(object),
    };
    let count = if module.inst(inst).op == Op::Access { module.operand_count(inst) } else { 2 };
    for at in 1..count {
        let constant = module.operand(inst, at).as_constant();
        let index = constant.and_then(|index| module.store.constants.as_integer(index)).unwrap_or(0);
        let element = u32::try_from(index).ok().and_then(|index| module.store.types.element_type(ty, index));
        let Some(element) = element else {
            let message = format!("the index {index} is out of bounds of '{}'", module.store.type_name(ty));
            return Some(Diagnostic::error(BOUNDS, module.inst(inst).span, message));
        };
        ty = element;
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::ir::text;
    use crate::transform::{SubstituteOverridesConfig, substitute_overrides};

    #[test]
    fn indices_from_overrides_are_held_to_the_bounds() {
        let source = "allow overrides\n\nroot {\n  %n: i32 = override 3i\n}\n\n@compute @workgroup_size(1u, 1u, 1u)\nfn main() {\n  \
            %v: ptr<function, array<vec3<f32>, 3>, read_write> = var\n  %p: ptr<function, vec3<f32>, read_write> = access %v, 0u\n  \
            %1: f32 = load_vector_element %p, %n\n  %q: ptr<function, vec3<f32>, read_write> = access %v, %n\n  ret\n}\n";
        let messages = |value: f64| -> Vec<String> {
            let mut module = text::parse(source).expect("it parses");
            let values = vec![("n".to_owned(), value)];
            let errors =
                substitute_overrides(&mut module, &SubstituteOverridesConfig { values }).err().unwrap_or_default();
            errors.iter().map(|item| item.message.clone()).collect()
        };
        assert!(messages(2.0).is_empty());
        let expected =
            ["the index 3 is out of bounds of 'vec3<f32>'", "the index 3 is out of bounds of 'array<vec3<f32>, 3>'"];
        assert_eq!(messages(3.0), expected);
        assert_eq!(messages(-1.0).len(), 2);
    }
}
