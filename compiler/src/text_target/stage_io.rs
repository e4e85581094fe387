//! Entry points of languages whose stage inputs and outputs come in structures: an entry point becomes an inner function, which a new
//! entry point calls. What the structures hold, and what their members are called, is the language's to say.

use smallvec::SmallVec;

use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, FunctionId, FunctionParam, Module, Value};
use crate::types::{BuiltinValue, IoAttributes, StructId, StructMember, StructType, Type, TypeId, Types};
use crate::util::Symbol;

/// The structures that carry something between stages, each with its role in the language.
#[derive(Clone)]
pub struct IoStructs<Role>(Vec<(StructId, Role)>);

impl<Role> Default for IoStructs<Role> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<Role: Copy> IoStructs<Role> {
    /// Notes what a structure carries.
    pub fn add(&mut self, structure: StructId, role: Role) {
        self.0.push((structure, role));
    }

    /// What a structure carries, if anything.
    pub fn role(&self, structure: StructId) -> Option<Role> {
        self.0.iter().find(|(id, _)| *id == structure).map(|&(_, role)| role)
    }

    /// Declares a structure of values in their order, named after an entry point.
    pub fn declare(&mut self, module: &mut Module, entry: Symbol, suffix: &str, slots: &[Slot], role: Role) -> TypeId {
        let name = format!("{}{suffix}", module.name(entry));
        let name = module.store.symbols.intern(&name);
        let mut members: Vec<StructMember> = Vec::new();
        for &Slot { name, ty, io } in slots {
            let text = io.builtin.map_or("value", BuiltinValue::name);
            let name = name.unwrap_or_else(|| module.store.symbols.intern(text));
            let layout = module.store.types.layout(ty);
            let (size, align) = (layout.size, layout.align);
            members.push(StructMember { name, ty, offset: 0, size, align, explicit_layout: false, io });
        }
        Types::lay_out_members(&mut members);
        let ty = module.store.types.declare_struct(StructType { name, members, builtin_family: None });
        let Type::Struct(id) = module.store.types.get(ty) else { unreachable!("a structure was declared") };
        self.add(id, role);
        ty
    }
}

/// One input or output value.
#[derive(Copy, Clone)]
pub struct Slot {
    /// Its name in the source.
    pub name: Option<Symbol>,
    /// Its type.
    pub ty: TypeId,
    /// Where it comes from or goes to.
    pub io: IoAttributes,
}

/// The values that a parameter or result of type `ty` is made of.
pub fn slots(module: &Module, ty: TypeId, io: IoAttributes, name: Option<Symbol>) -> SmallVec<[Slot; 8]> {
    match module.store.types.as_struct(ty) {
        Some(structure) => structure
            .members
            .iter()
            .map(|member| Slot { name: Some(member.name), ty: member.ty, io: member.io })
            .collect(),
        None => smallvec::smallvec![Slot { name, ty, io }],
    }
}

/// Makes the function, with parameters of these types, that is the entry point in place of `inner`, whose name is another from then on.
pub fn take_over(module: &mut Module, inner: FunctionId, params: &[TypeId]) -> FunctionId {
    let name = module.function(inner).name;
    let outer = module.create_function(name, TypeId::VOID, params);
    // Entry points keep their order.
    let at = module.function_order.iter().position(|&id| id == inner).expect("it is in the order");
    module.function_order.pop();
    module.function_order.insert(at + 1, outer);
    let inner_name = format!("{}_inner", module.name(name));
    let inner_name = module.store.symbols.intern(&inner_name);
    let data = module.function_mut(inner);
    data.name = inner_name;
    data.return_io = IoAttributes::default();
    data.param_info.fill(FunctionParam::default());
    let (stage, size, span) = (data.stage.take(), data.workgroup_size.take(), data.span);
    data.subgroup_size = None;
    let resources = std::mem::take(&mut data.resources);
    let data = module.function_mut(outer);
    (data.stage, data.workgroup_size, data.resources, data.span) = (stage, size, resources, span);
    outer
}

/// `id.x + width * (id.y + height * id.z)`
pub fn linear(b: &mut Builder<'_>, id: Value, width: Value, height: Value) -> Value {
    let [x, y, z] = [0, 1, 2].map(|index| b.extract(id, index));
    let planes = b.arith(BinaryOp::Mul, height, z);
    let rows = b.arith(BinaryOp::Add, y, planes);
    let rows = b.arith(BinaryOp::Mul, width, rows);
    b.arith(BinaryOp::Add, x, rows)
}
