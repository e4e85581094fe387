//! Follows pointers into buffers and rewrites what is done with them.
//!
//! Structures and arrays, and matrices at an offset that is not known here, are read and written by functions made for the variable and type.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::Bytes;
use super::offset::{Offset, step};
use super::views::{self, Extent};
use crate::intrinsics::BuiltinFn;
use crate::ir::{Builder, Cursor, FunctionId, InstId, Module, Op, Value, ValueId};
use crate::rewrite::arrays::{element_pointer, repeat};
use crate::rewrite::values::replace;
use crate::types::{Access, AddressSpace, Type, TypeId};

/// A variable that becomes words.
#[derive(Copy, Clone)]
pub(crate) struct Decomposed {
    /// The variable.
    pub variable: ValueId,
    /// What it held.
    pub store: TypeId,
    /// The pointer that it will be.
    pub ty: TypeId,
}

/// Rewrites every access to the variables. No function takes a pointer into one.
pub(crate) fn decompose(module: &mut Module, variables: &[Decomposed], bytes: &dyn Bytes) {
    if variables.is_empty() {
        return;
    }
    let mut state = State { bytes, functions: HashMap::new(), order: Vec::new() };
    let originals = module.function_order.clone();
    for decomposed in variables {
        module.set_type(decomposed.variable, decomposed.ty);
        let place = Place { ty: decomposed.store, offset: Offset::default(), extent: Extent::of(module, decomposed) };
        state.pointer(module, decomposed.variable, decomposed.variable, place);
    }
    module.function_order = state.order;
    module.function_order.extend(originals);
}

/// What a pointer points to.
#[derive(Copy, Clone)]
struct Place {
    ty: TypeId,
    offset: Offset,
    extent: Extent,
}

struct State<'y> {
    bytes: &'y dyn Bytes,
    /// The functions that load (or store) a type from (to) a variable.
    functions: HashMap<(ValueId, TypeId, bool), FunctionId>,
    /// The same, callees before callers.
    order: Vec<FunctionId>,
}

impl State<'_> {
    /// Rewrites all that is done with a pointer to a part of a buffer. Accesses nest no deeper than types do.
    fn pointer(&mut self, module: &mut Module, variable: ValueId, pointer: ValueId, place: Place) {
        let users: SmallVec<[InstId; 8]> = module.uses(pointer).map(|(_, slot)| slot.user).collect();
        for user in users {
            let inner = match module.inst(user).op {
                Op::Access => access(module, user, place),
                Op::Let => place,
                Op::Convert => Place { extent: place.extent.narrowed(module, user), ..place },
                Op::Builtin(BuiltinFn::BufferView | BuiltinFn::BufferArrayView) => {
                    self.bytes.take_step(module, user);
                    let mut b = Builder::before(module, user);
                    let (ty, offset, extent) = views::view(&mut b, user, place.extent);
                    Place { ty, offset, extent }
                }
                _ => {
                    self.operation(module, variable, user, place);
                    continue;
                }
            };
            let result = module.result(user).expect("what makes a pointer has a result");
            self.pointer(module, variable, result, inner);
            module.remove(user);
        }
    }

    /// Rewrites an instruction that reads or writes through a pointer.
    fn operation(&mut self, module: &mut Module, variable: ValueId, inst: InstId, place: Place) {
        let operands: SmallVec<[Value; 4]> = module.operand_list(inst);
        let op = module.inst(inst).op;
        let Place { ty, offset, extent } = place;
        let mut b = Builder::before(module, inst);
        let value = match op {
            Op::Load => self.load(&mut b, variable, ty, offset),
            Op::Store => {
                self.store(&mut b, variable, ty, offset, operands[1]);
                return module.remove(inst);
            }
            Op::LoadVectorElement => {
                let (ty, offset) = step(&mut b, ty, offset, operands[1]);
                self.load(&mut b, variable, ty, offset)
            }
            Op::StoreVectorElement => {
                let (ty, offset) = step(&mut b, ty, offset, operands[1]);
                self.store(&mut b, variable, ty, offset, operands[2]);
                return module.remove(inst);
            }
            Op::Builtin(BuiltinFn::ArrayLength) => {
                self.bytes.take_step(b.module, inst);
                let size = |b: &mut Builder<'_>| self.bytes.size(b, variable);
                views::array_length(&mut b, ty, offset, extent, &size)
            }
            Op::Builtin(BuiltinFn::BufferLength) => {
                self.bytes.take_step(b.module, inst);
                match extent.end {
                    Some(bytes) => b.u32(bytes),
                    None => self.bytes.size(&mut b, variable),
                }
            }
            Op::Builtin(_) => {
                let result = b.module.result(inst).map_or(TypeId::VOID, |result| b.module.value(result).ty);
                match self.bytes.atomic(&mut b, inst, variable, offset, &operands[1..], result) {
                    Some(value) => value,
                    None => return module.remove(inst),
                }
            }
            op => unreachable!("no {} takes a pointer into a buffer", op.mnemonic()),
        };
        replace(module, inst, value);
    }

    /// Reads a value.
    fn load(&mut self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value {
        match b.module.store.types.get(ty) {
            Type::Matrix { columns, .. } if offset.dynamic.is_none() => {
                let columns = self.load_parts(b, variable, ty, offset, columns.into());
                b.construct(ty, &columns)
            }
            Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_) => {
                let function = self.function(b.module, variable, ty, false);
                let offset = offset.value(b);
                b.call(function, &[offset]).expect("it returns what it read")
            }
            _ => self.bytes.load(b, variable, ty, offset),
        }
    }

    /// Writes a value.
    fn store(&mut self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value) {
        match b.module.store.types.get(ty) {
            Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_) => {
                let function = self.function(b.module, variable, ty, true);
                let offset = offset.value(b);
                b.call(function, &[offset, value]);
            }
            _ => self.bytes.store(b, variable, ty, offset, value),
        }
    }

    fn load_parts(
        &mut self,
        b: &mut Builder<'_>,
        variable: ValueId,
        ty: TypeId,
        offset: Offset,
        count: u32,
    ) -> SmallVec<[Value; 4]> {
        let mut parts = SmallVec::new();
        for index in 0..count {
            let index = b.u32(index);
            let (part, offset) = step(b, ty, offset, index);
            parts.push(self.load(b, variable, part, offset));
        }
        parts
    }

    /// The function that reads or writes a composite at an offset.
    fn function(&mut self, module: &mut Module, variable: ValueId, ty: TypeId, stores: bool) -> FunctionId {
        if let Some(&known) = self.functions.get(&(variable, ty, stores)) {
            return known;
        }
        let buffer = module.value(variable).name.map_or("buffer", |name| module.name(name));
        let name = format!("{}_{buffer}", if stores { "store" } else { "load" });
        let name = module.store.symbols.intern(&name);
        let (params, result) = if stores { (&[TypeId::U32, ty][..], TypeId::VOID) } else { (&[TypeId::U32][..], ty) };
        let function = module.create_function(name, result, params);
        let block = module.function(function).block;
        let params: SmallVec<[ValueId; 2]> = module.function_params(function).iter().collect();
        let mut b = Builder::new(module, Cursor::End(block));
        b.name(params[0].into(), "offset");
        // Structures and elements lie at multiples of their alignment at least.
        let multiple = b.module.store.types.layout(ty).align;
        let offset = Offset { constant: 0, dynamic: Some((params[0].into(), multiple)) };
        if stores {
            b.name(params[1].into(), "value");
            self.store_body(&mut b, variable, ty, offset, params[1].into());
            b.ret(None);
        } else {
            let value = self.load_body(&mut b, variable, ty, offset);
            b.ret(Some(value));
        }
        self.functions.insert((variable, ty, stores), function);
        self.order.push(function);
        function
    }

    fn load_body(&mut self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value {
        let Type::Array { elem, .. } = b.module.store.types.get(ty) else {
            let count = b.module.store.types.element_count(ty).expect("a structure or matrix");
            let parts = self.load_parts(b, variable, ty, offset, count);
            return b.construct(ty, &parts);
        };
        let count = b.module.store.types.element_count(ty).expect("only arrays of fixed size are values");
        let array = b.var(AddressSpace::Function, ty, Access::ReadWrite);
        b.name(array, "value");
        repeat(b, count, &mut |b, index| {
            let (_, offset) = step(b, ty, offset, index);
            let element = self.load(b, variable, elem, offset);
            let pointer = element_pointer(b, array, index);
            b.store(pointer, element);
        });
        b.load(array)
    }

    fn store_body(&mut self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value) {
        let count = b.module.store.types.element_count(ty).expect("only arrays of fixed size are values");
        let Type::Array { elem, .. } = b.module.store.types.get(ty) else {
            for index in 0..count {
                let part = b.extract(value, index);
                let index = b.u32(index);
                let (ty, offset) = step(b, ty, offset, index);
                self.store(b, variable, ty, offset, part);
            }
            return;
        };
        repeat(b, count, &mut |b, index| {
            let (_, offset) = step(b, ty, offset, index);
            let element = b.access(elem, value, &[index]);
            self.store(b, variable, elem, offset, element);
        });
    }
}

/// What an access leads to.
fn access(module: &mut Module, access: InstId, place: Place) -> Place {
    let Place { mut ty, mut offset, extent } = place;
    let indices: SmallVec<[Value; 8]> = module.operands(access).skip(1).collect();
    let mut b = Builder::before(module, access);
    for index in indices {
        (ty, offset) = step(&mut b, ty, offset, index);
    }
    Place { ty, offset, extent }
}
