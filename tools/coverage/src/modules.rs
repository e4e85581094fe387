//! What is seen in the IR: instructions and their types, variables and their address spaces, built-in values and their stages.

use colorfast::ir::{InstId, Module, Op};
use colorfast::types::{Access, AddressSpace, ArrayCount, IoAttributes, ShaderStage, Type, TypeId, Types};

use crate::inputs::Input;
use crate::matrix::{Kind, Matrix};

/// Notes what an input's module has.
pub fn note(input: &Input, matrices: &mut [Matrix]) -> Result<(), String> {
    let module = &input.module;
    let root = module.block_insts(module.root());
    for inst in root.chain(module.all_insts()) {
        if let Some((row, column)) = instruction(module, inst) {
            matrices[Kind::Instructions as usize].note(row, &column, &input.name);
        }
        if let Some((row, column)) = variable(module, inst) {
            matrices[Kind::Types as usize].note(&row, column, &input.name);
        }
    }
    for entry in module.entry_points() {
        let function = module.function(entry);
        let stage = function.stage.expect("it is an entry point");
        let params = module.function_params(entry).iter().zip(&function.param_info);
        for (param, info) in params {
            note_io(input, module.value(param).ty, info.io, (stage, "in"), matrices);
        }
        note_io(input, function.return_type, function.return_io, (stage, "out"), matrices);
    }
    Ok(())
}

fn note_io(input: &Input, ty: TypeId, io: IoAttributes, (stage, way): (ShaderStage, &str), matrices: &mut [Matrix]) {
    let column = format!("{} {way}", stage.name());
    let members = input.module.store.types.as_struct(ty).map(|structure| &structure.members);
    let all = members.into_iter().flatten().map(|member| member.io).chain([io]);
    for builtin in all.filter_map(|io| io.builtin) {
        matrices[Kind::Builtins as usize].note(builtin.name(), &column, &input.name);
    }
}

/// The instruction's row, and the column of its type: that of its first operand that decides what it does, or of its result.
fn instruction(module: &Module, inst: InstId) -> Option<(&'static str, String)> {
    let types = &module.store.types;
    let result = || module.result(inst).map(|value| module.value(value).ty);
    let operand = |index: usize| module.get_operand(inst, index).map(|value| module.type_of(value));
    let pointee = |ty: TypeId| match types.get(ty) {
        Type::Pointer { store, .. } => store,
        _ => ty,
    };
    let op = module.inst(inst).op;
    let (row, ty) = match op {
        Op::Var(_) => ("var", pointee(result()?)),
        Op::Access => {
            let object = operand(0)?;
            let row = if matches!(types.get(object), Type::Pointer { .. }) { "access pointer" } else { "access value" };
            (row, pointee(object))
        }
        Op::Let | Op::Override(_) | Op::Construct | Op::Convert | Op::Call => (op.mnemonic(), pointee(result()?)),
        Op::Load | Op::Store | Op::LoadVectorElement | Op::StoreVectorElement => (op.mnemonic(), pointee(operand(0)?)),
        Op::Swizzle(_) | Op::Bitcast | Op::Unary(_) | Op::Binary(_) => (op.mnemonic(), operand(0)?),
        _ => return None,
    };
    Some((row, value_type(types, ty)?))
}

/// The column of a value's type.
fn value_type(types: &Types, ty: TypeId) -> Option<String> {
    let elem = || types.deepest_elem(ty);
    let scalar = |ty: TypeId| match ty {
        TypeId::BOOL => Some("bool"),
        TypeId::I32 => Some("i32"),
        TypeId::U32 => Some("u32"),
        TypeId::F32 => Some("f32"),
        TypeId::F16 => Some("f16"),
        _ => None,
    };
    Some(match types.get(ty) {
        Type::Vector { .. } => format!("vec {}", scalar(elem())?),
        Type::Matrix { .. } => format!("mat {}", scalar(elem())?),
        Type::Array { .. } => "array".to_owned(),
        Type::Struct(_) => "struct".to_owned(),
        _ => scalar(ty)?.to_owned(),
    })
}

/// The row and column of a variable.
fn variable(module: &Module, inst: InstId) -> Option<(String, &'static str)> {
    let Op::Var(_) = module.inst(inst).op else { return None };
    let Type::Pointer { space, store, access } = module.shape_of(module.result(inst)?.into()) else { return None };
    let column = match (space, access) {
        (AddressSpace::Storage, Access::Read) => "storage read",
        (AddressSpace::Storage, _) => "storage read_write",
        (space, _) => space.name(),
    };
    let types = &module.store.types;
    let row = match types.get(store) {
        Type::Array { count: ArrayCount::Runtime, .. } => "array at run time".to_owned(),
        Type::Array { count: ArrayCount::Override(_) | ArrayCount::OverrideExpr(_), .. } => {
            "array by override".to_owned()
        }
        Type::Atomic(_) => "atomic".to_owned(),
        _ => value_type(types, store).unwrap_or_else(|| "handle".to_owned()),
    };
    Some((row, column))
}
