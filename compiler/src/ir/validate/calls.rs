//! Calls of functions, built-in and dialect functions, and what composites are made of (rules 5, 12 and 16).

use smallvec::SmallVec;

use super::{CALL, OPERANDS, Validator};
use crate::intrinsics::{self, Argument, BuiltinFn, DialectFn, SpirvFn};
use crate::ir::{DialectProperties, InstId, Value};
use crate::types::{ArrayCount, Type, TypeFlags, TypeId};

impl Validator<'_> {
    pub(super) fn call(&mut self, inst: InstId) {
        let module = self.module;
        let Some(id) = module.get_operand(inst, 0).and_then(|value| value.as_function()) else {
            return self.error_at(OPERANDS, inst, "'call' has a function as its first operand");
        };
        let function = module.function(id);
        if function.stage.is_some() {
            self.error_at(CALL, inst, "an entry point is called");
        }
        let wanted = module.function_params(id).iter().map(|param| module.value(param).ty);
        let found = module.operands(inst).skip(1).map(|value| self.type_of(value));
        if !wanted.eq(found) || self.result(inst) != function.return_type {
            let name = module.name(function.name);
            self.error_at(OPERANDS, inst, format!("this call does not fit the signature of '{name}'"));
        }
    }

    /// A call of a built-in function: what one of its overloads takes and gives, with constants where that asks for them.
    pub(super) fn builtin(&mut self, inst: InstId, function: BuiltinFn) {
        let module = self.module;
        let types: SmallVec<[TypeId; 8]> = module.operands(inst).map(|value| self.type_of(value)).collect();
        let Some(overload) = intrinsics::exact_overload(&module.store, function, &types, self.result(inst)) else {
            let message = self.no_overload(function.name(), &types, self.result(inst));
            return self.error_at(OPERANDS, inst, message);
        };
        let mut limits = overload.limits().iter().filter(|limit| limit.is_constant);
        if let Some(limit) = limits.find(|limit| module.operand(inst, limit.parameter.into()).as_constant().is_none()) {
            let message = format!("operand {} of '{}' is not a constant", limit.parameter, function.name());
            return self.error_at(OPERANDS, inst, message);
        }
        if matches!(function, BuiltinFn::BufferView | BuiltinFn::BufferArrayView) && !module.view_is_within(inst) {
            self.error_at(OPERANDS, inst, "a view reaches beyond its buffer");
        }
        let argument = |at: usize| module.operand(inst, at).as_constant();
        let breach = intrinsics::out_of_range(overload, &module.store, argument);
        if let Some(breach) = breach.filter(|breach| overload.limits()[breach.limit].is_constant) {
            self.error_at(OPERANDS, inst, breach.message(function.name()));
        }
    }

    /// A call of a dialect's function: what one of its overloads takes and gives; what the target has in its code is constant.
    pub(super) fn dialect(&mut self, inst: InstId, function: DialectFn) {
        let module = self.module;
        let argument = |value: Value| Argument { ty: module.type_of(value), value: value.as_constant() };
        let arguments: SmallVec<[Argument; 8]> = module.operands(inst).map(argument).collect();
        let Some(limits) = intrinsics::dialect_overload(&module.store, function, &arguments, self.result(inst)) else {
            let names: Vec<String> = arguments.iter().map(|argument| self.argument_name(argument)).collect();
            let result = self.type_name(self.result(inst));
            let message = format!("no '{}' takes ({}) to '{result}'", function.name(), names.join(", "));
            return self.error_at(OPERANDS, inst, message);
        };
        if let Some(limit) = limits.iter().find(|limit| arguments[usize::from(limit.parameter)].value.is_none()) {
            let message = format!("operand {} of '{}' is not a constant", limit.parameter, function.name());
            return self.error_at(OPERANDS, inst, message);
        }
        if let Some(breach) = intrinsics::out_of_range_of(limits, &module.store, |at| arguments[at].value) {
            self.error_at(OPERANDS, inst, breach.message(function.name()));
        }
        let literals = function.row().literals;
        let breach = self.module.operands(inst).take(32).enumerate();
        let breach = breach.filter(|(at, _)| literals >> at & 1 != 0).find(|(_, value)| value.as_constant().is_none());
        if let Some((at, _)) = breach {
            let message = format!("operand {at} of '{}' is not a constant", function.name());
            return self.error_at(OPERANDS, inst, message);
        }
        if function == DialectFn::Spirv(SpirvFn::ArrayLength) {
            self.array_length(inst);
        }
    }

    /// SPIR-V asks for the length of an array by the structure that ends in it, and its number there.
    fn array_length(&mut self, inst: InstId) {
        let module = self.module;
        let Type::Pointer { store, .. } = module.shape_of(module.operand(inst, 0)) else { return };
        let types = &module.store.types;
        let member = module.operand(inst, 1).as_constant().and_then(|id| module.store.constants.as_integer(id));
        let ty = member.and_then(|member| types.as_struct(store)?.members.get(usize::try_from(member).ok()?));
        let is_array =
            ty.is_some_and(|member| matches!(types.get(member.ty), Type::Array { count: ArrayCount::Runtime, .. }));
        if !is_array {
            let member = member.unwrap_or(0);
            let message = format!("member {member} of '{}' is no array without a size", self.type_name(store));
            self.error_at(OPERANDS, inst, message);
        }
    }

    /// What an argument of a dialect's function is: its type, or the entry of an enum.
    fn argument_name(&self, argument: &Argument) -> String {
        let name = self.type_name(argument.ty);
        let Type::Dialect { kind, .. } = self.module.store.types.get(argument.ty) else { return name };
        let number = argument.value.and_then(|value| self.module.store.constants.as_integer(value));
        let entry = kind.entries().iter().find(|&&(_, value)| number == Some(value.into()));
        entry.map_or(name.clone(), |(entry, _)| format!("{name}({entry})"))
    }

    /// `construct`: the elements of a composite, or none for its zero value.
    pub(super) fn construct(&mut self, inst: InstId) {
        let module = self.module;
        let ty = self.result(inst);
        let elements: SmallVec<[TypeId; 8]> = module.operands(inst).map(|value| self.type_of(value)).collect();
        let types = &module.store.types;
        let fits = match types.get(ty) {
            _ if elements.is_empty() => types.has(ty, TypeFlags::CONSTRUCTIBLE),
            _ if matches!(elements[..], [one] if self.is_packing(one, ty)) => true,
            Type::Vector { elem, size } => self.vector_fits(elem, size, &elements),
            Type::Matrix { column, columns } => {
                let elem = types.deepest_elem(ty);
                let rows = types.element_count(column).unwrap_or(0) as usize;
                let count = if elements[0] == column { columns.into() } else { rows * usize::from(columns) };
                let wanted = if elements[0] == column { column } else { elem };
                elements.len() == count && elements.iter().all(|&ty| ty == wanted)
            }
            Type::Array { elem, count: ArrayCount::Fixed(count) } => {
                elements.len() == count as usize && elements.iter().all(|&ty| ty == elem)
            }
            Type::Struct(id) => {
                types.struct_type(id).members.iter().map(|member| member.ty).eq(elements.iter().copied())
            }
            _ => false,
        };
        if !fits {
            let message = self.no_overload("construct", &elements, ty);
            self.error_at(OPERANDS, inst, message);
        }
    }

    /// Whether a vector is made of these: one scalar for all components, or scalars and vectors that have as many together.
    fn vector_fits(&self, elem: TypeId, size: u8, elements: &[TypeId]) -> bool {
        let components = |&ty: &TypeId| match self.module.store.types.get(ty) {
            Type::Vector { elem: part, size } => (part == elem).then_some(u32::from(size)),
            _ => (ty == elem).then_some(1),
        };
        let total: Option<u32> = elements.iter().map(components).sum();
        elements == [elem] || total == Some(size.into())
    }

    /// The scalar of the vector of three that a structure stands for, where structures may.
    pub(super) fn packed(&self, ty: TypeId) -> Option<TypeId> {
        let types = &self.module.store.types;
        let structure =
            types.as_struct(ty).filter(|_| self.module.properties.contains(DialectProperties::PACKED_VECTORS))?;
        let [first, second, third] = &structure.members[..] else { return None };
        let is_packed = types.is_scalar(first.ty) && first.ty == second.ty && second.ty == third.ty;
        is_packed.then_some(first.ty)
    }

    /// Whether one of two types is the packed form of the other.
    pub(super) fn is_packing(&self, a: TypeId, b: TypeId) -> bool {
        let types = &self.module.store.types;
        let is_of = |structure, vector| {
            self.packed(structure).is_some_and(|scalar| types.get(vector) == Type::Vector { elem: scalar, size: 3 })
        };
        is_of(a, b) || is_of(b, a)
    }

    /// What is wrong where no overload takes what stands there.
    pub(super) fn no_overload(&self, name: &str, operands: &[TypeId], result: TypeId) -> String {
        let names: Vec<String> = operands.iter().map(|&ty| self.type_name(ty)).collect();
        format!("no '{name}' takes ({}) to '{}'", names.join(", "), self.type_name(result))
    }
}
