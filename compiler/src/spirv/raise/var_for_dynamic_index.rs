//! Values that are indexed as the shader runs are put in variables: SPIR-V takes composites that are not memory apart by constant indices
//! only. Components of vectors are the exception.

use hashbrown::HashMap;
use smallvec::SmallVec;

use crate::diagnostic::Diagnostics;
use crate::ir::{Builder, Cursor, DialectProperties, InstId, Module, Op, Value, ValueDef, ValueId, VarInfo};
use crate::rewrite::values::replace;
use crate::transform::Transform;
use crate::types::{Access, AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "var_for_dynamic_index",
    description: "puts composites that are indexed as the shader runs into variables",
    accepts: DialectProperties::DUPLICATE_NAMES.union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["robustness"],
    options: &[],
    run: |module, _| var_for_dynamic_index(module),
};

/// Afterwards the indices of values are constants, but for a last one that selects a vector's component.
pub(super) fn var_for_dynamic_index(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let accesses = module.find_insts(|op| op == Op::Access);
        let mut state = State { module, variables: HashMap::new() };
        for inst in accesses {
            // Most indices are members and components.
            if !state.module.are_constants(inst, 1, state.module.operand_count(inst)) {
                state.access(inst);
            }
        }
        Ok(())
    })
}

struct State<'m> {
    module: &'m mut Module,
    /// The variable of each value; constants share theirs among functions.
    variables: HashMap<Value, Value>,
}

impl State<'_> {
    fn access(&mut self, inst: InstId) {
        let object = self.module.operand(inst, 0);
        if matches!(self.module.shape_of(object), Type::Pointer { .. }) {
            return;
        }
        let indices: SmallVec<[Value; 4]> = self.module.operands(inst).skip(1).collect();
        let Some((constant_count, composite)) = self.first_dynamic(object, &indices) else { return };
        let object = if constant_count == 0 {
            object
        } else {
            Builder::before(self.module, inst).access(composite, object, &indices[..constant_count])
        };
        let variable = self.variable(object);
        let value = load(&mut Builder::before(self.module, inst), variable, &indices[constant_count..]);
        replace(self.module, inst, value);
    }

    /// How many constant indices come before the first that selects, as the shader runs, an element of a composite other than a vector;
    /// and that composite's type.
    fn first_dynamic(&self, object: Value, indices: &[Value]) -> Option<(usize, TypeId)> {
        let types = &self.module.store.types;
        let mut ty = self.module.type_of(object);
        for (at, index) in indices.iter().enumerate() {
            let constant = index.as_constant().and_then(|constant| self.module.store.constants.as_integer(constant));
            match constant {
                Some(constant) => ty = types.element_type(ty, constant as u32)?,
                None if types.is_vector(ty) => return None,
                None => return Some((at, ty)),
            }
        }
        None
    }

    /// A variable that holds a value: made where the value is, so that it is written once.
    fn variable(&mut self, value: Value) -> Value {
        if let Some(&variable) = self.variables.get(&value) {
            return variable;
        }
        let variable = match value.as_defined() {
            None => self.constant_variable(value),
            Some(id) => {
                let cursor = self.after_definition(id);
                Builder::new(self.module, cursor).var_with(value)
            }
        };
        self.variables.insert(value, variable);
        variable
    }

    fn constant_variable(&mut self, value: Value) -> Value {
        let root = self.module.root();
        let store = self.module.type_of(value);
        let pointer = self.module.store.types.pointer(AddressSpace::Private, store, Access::ReadWrite);
        Builder::new(self.module, Cursor::End(root)).var_of(pointer, VarInfo::default(), Some(value))
    }

    fn after_definition(&self, id: ValueId) -> Cursor {
        let first = |block| Cursor::Before(self.module.first_inst(block).expect("a block has a terminator"));
        match self.module.value(id).def {
            ValueDef::Result(inst, _) => Cursor::After(inst),
            ValueDef::BlockParam(block, _) => first(block),
            ValueDef::FunctionParam(function, _) => first(self.module.function(function).block),
            ValueDef::Removed => unreachable!("it is used"),
        }
    }
}

/// What the indices select of a variable.
fn load(b: &mut Builder<'_>, variable: Value, indices: &[Value]) -> Value {
    let Type::Pointer { space, store, access } = b.module.shape_of(variable) else { unreachable!("a variable") };
    let mut ty = store;
    for (at, &index) in indices.iter().enumerate() {
        if b.module.store.types.is_vector(ty) {
            let vector = b.module.store.types.pointer(space, ty, access);
            let pointer = b.access(vector, variable, &indices[..at]);
            return b.load_vector_element(pointer, index);
        }
        let constant = index.as_constant().and_then(|constant| b.module.store.constants.as_integer(constant));
        ty = b.module.store.types.element_type(ty, constant.unwrap_or(0) as u32).expect("accesses are valid");
    }
    let element = b.module.store.types.pointer(space, ty, access);
    let pointer = b.access(element, variable, indices);
    b.load(pointer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn arrays_and_matrices_get_variables_and_vectors_do_not() {
        let source = "\
fn f(%a: array<vec2<f32>, 3>, %i: u32) -> f32 {
  %1: f32 = access %a, %i, %i
  %2: f32 = access %a, 1u, %i
  %3: i32 = access array<i32, 2>(1i, 2i), %i
  ret %1
}
";
        let mut module = text::parse(source).expect("it parses");
        var_for_dynamic_index(&mut module).expect("it never fails");
        let printed = text::print(&module, &text::PrintOptions::default());
        assert!(printed.contains("access %a, 1u, %i") && printed.contains("load_vector_element"), "{printed}");
        assert!(printed.contains("private, array<i32, 2>"), "{printed}");
        crate::ir::validate(&module).expect("it is valid");
    }
}
