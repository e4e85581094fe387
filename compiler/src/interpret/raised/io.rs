//! Variables of stage inputs and outputs: the entry point takes the ones as parameters, and returns the others.

use hashbrown::HashSet;

use crate::ir::{Builder, FunctionId, FunctionParam, InstId, Module, Op, ValueId};
use crate::types::{AddressSpace, IoAttributes, StructMember, StructType, Type, TypeId, Types};

/// A variable, what it holds, and what it says.
struct Variable {
    pointer: ValueId,
    store: TypeId,
    io: IoAttributes,
}

/// Hands inputs to the variables at the start of the entry point, and the contents of the others out at its end.
pub(super) fn variables(module: &mut Module, entry: FunctionId) {
    let reached = reached_from(module, entry);
    for variable in of_space(module, AddressSpace::In, &reached) {
        let info = FunctionParam { io: variable.io, binding: None };
        let param = module.add_function_param(entry, variable.store, info);
        let first = module.first_inst(module.function(entry).block).expect("a body has a terminator");
        Builder::before(module, first).store(variable.pointer.into(), param.into());
    }
    let outputs = of_space(module, AddressSpace::Out, &reached);
    if outputs.is_empty() || module.function(entry).return_type != TypeId::VOID {
        return;
    }
    let ty = result_type(module, &outputs);
    module.function_mut(entry).return_type = ty;
    let mut ends: Vec<InstId> = module.nested_insts(module.function(entry).block);
    ends.retain(|&inst| module.inst(inst).op == Op::Return);
    for end in ends {
        let mut b = Builder::before(module, end);
        let values: Vec<_> = outputs.iter().map(|variable| b.load(variable.pointer.into())).collect();
        let value = b.construct(ty, &values);
        module.set_operands(end, &[value]);
    }
}

/// The functions that an entry point calls, with itself.
fn reached_from(module: &Module, entry: FunctionId) -> HashSet<FunctionId> {
    let (mut reached, mut pending) = (HashSet::new(), vec![entry]);
    while let Some(function) = pending.pop() {
        if !reached.insert(function) {
            continue;
        }
        module.visit_insts(module.function(function).block, &mut |inst| {
            if module.inst(inst).op == Op::Call {
                pending.extend(module.operand(inst, 0).as_function());
            }
        });
    }
    reached
}

/// The variables of an address space that these functions use, in the order of the root block.
fn of_space(module: &Module, wanted: AddressSpace, by: &HashSet<FunctionId>) -> Vec<Variable> {
    let is_used = |pointer: ValueId| {
        let mut blocks = module.uses(pointer).filter_map(|(_, slot)| module.inst_block(slot.user));
        blocks.any(|block| module.block_function(block).is_some_and(|function| by.contains(&function)))
    };
    let variable = |inst: InstId| {
        let Op::Var(info) = module.inst(inst).op else { return None };
        let pointer = module.result(inst)?;
        let Type::Pointer { space, store, .. } = module.shape_of(pointer.into()) else { return None };
        (space == wanted && is_used(pointer)).then(|| Variable { pointer, store, io: module.var_info(info).io })
    };
    module.block_insts(module.root()).filter_map(variable).collect()
}

/// A structure of all outputs.
fn result_type(module: &mut Module, outputs: &[Variable]) -> TypeId {
    let name = module.store.symbols.intern("outputs");
    let member = |variable: &Variable| {
        let layout = module.store.types.layout(variable.store);
        StructMember {
            name,
            ty: variable.store,
            offset: 0,
            size: layout.size,
            align: layout.align,
            explicit_layout: false,
            io: variable.io,
        }
    };
    let mut members: Vec<StructMember> = outputs.iter().map(member).collect();
    Types::lay_out_members(&mut members);
    module.store.types.declare_struct(StructType { name, members, builtin_family: None })
}
