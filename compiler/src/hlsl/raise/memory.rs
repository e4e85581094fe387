//! Buffers are bytes: what loads and stores a part of one says at which offset, and takes composites apart.
//!
//! Structures and arrays, and matrices at an offset that is not known here, are read and written by functions made for the variable and type.
//! How scalars and vectors are read and written is [`storage`](super::storage)'s and [`uniform`](super::uniform)'s.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::{storage, uniform};
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Allow, Builder, Cursor, FunctionId, InstId, Module, Op, Value, ValueId};
use crate::transform::rewrite::replace;
use crate::types::{Access, AddressSpace, ArrayCount, Type, TypeId};

/// Rewrites every access to storage and uniform buffers. No function takes a pointer to one.
pub(super) fn memory(module: &mut Module) {
    let mut state = State { functions: HashMap::new(), order: Vec::new() };
    let originals = module.function_order.clone();
    for inst in module.block_insts(module.root()).collect::<Vec<_>>() {
        let Some(variable) = module.result(inst).filter(|_| matches!(module.inst(inst).op, Op::Var(_))) else {
            continue;
        };
        let Type::Pointer { space, store, access } = module.store.types.get(module.value(variable).ty) else {
            continue;
        };
        let memory = match space {
            AddressSpace::Storage => {
                let bytes = module.store.types.array(TypeId::U32, ArrayCount::Runtime);
                let ty = module.store.types.pointer(space, bytes, access);
                Memory { variable, is_storage: true, ty }
            }
            AddressSpace::Uniform => {
                let rows = module.store.types.layout(store).size.div_ceil(16) as u32;
                let rows = module.store.types.array(TypeId::VEC4_U32, ArrayCount::Fixed(rows));
                let ty = module.store.types.pointer(space, rows, Access::Read);
                Memory { variable, is_storage: false, ty }
            }
            _ => continue,
        };
        state.pointer(module, memory, variable, store, &Offset::default());
        module.set_type(variable, memory.ty);
    }
    module.function_order = state.order;
    module.function_order.extend(originals);
    module.allow = module.allow.union(Allow::DIALECT_CALLS);
}

/// A buffer.
#[derive(Copy, Clone)]
pub(super) struct Memory {
    pub variable: ValueId,
    is_storage: bool,
    /// The pointer that the variable will be.
    ty: TypeId,
}

/// A number of bytes from the start of a buffer.
#[derive(Copy, Clone, Default)]
pub(super) struct Offset {
    /// What is known of it.
    pub constant: u32,
    /// What is not, and a number that it is a multiple of.
    pub dynamic: Option<(Value, u32)>,
}

impl Offset {
    /// That many bytes further.
    fn plus(self, bytes: u64) -> Self {
        Self { constant: self.constant.wrapping_add(bytes as u32), ..self }
    }

    /// Element `index` of what has this stride further.
    fn element(self, b: &mut Builder<'_>, index: Value, stride: u64) -> Self {
        let constant = index.as_constant().and_then(|id| b.module.store.constants.as_integer(id));
        if let Some(index) = constant {
            return self.plus((index as u64).wrapping_mul(stride));
        }
        let index = b.bitcast(TypeId::U32, index);
        let bytes = if stride == 1 {
            index
        } else {
            let stride = b.u32(stride as u32);
            b.arith(BinaryOp::Mul, index, stride)
        };
        let multiple = 1 << stride.trailing_zeros().min(16);
        let dynamic = match self.dynamic {
            None => (bytes, multiple),
            Some((before, other)) => (b.arith(BinaryOp::Add, before, bytes), multiple.min(other)),
        };
        Self { constant: self.constant, dynamic: Some(dynamic) }
    }

    /// The offset as a value.
    pub fn value(self, b: &mut Builder<'_>) -> Value {
        let constant = b.u32(self.constant);
        match self.dynamic {
            None => constant,
            Some((dynamic, _)) if self.constant == 0 => dynamic,
            Some((dynamic, _)) => b.arith(BinaryOp::Add, dynamic, constant),
        }
    }
}

struct State {
    /// The functions that load (or store) a type from (to) a variable.
    functions: HashMap<(ValueId, TypeId, bool), FunctionId>,
    /// The same, callees before callers.
    order: Vec<FunctionId>,
}

impl State {
    /// Rewrites all that is done with a pointer to a part of a buffer. Accesses nest no deeper than types do.
    fn pointer(&mut self, module: &mut Module, memory: Memory, pointer: ValueId, ty: TypeId, offset: &Offset) {
        let users: SmallVec<[InstId; 8]> = module.uses(pointer).map(|(_, slot)| slot.user).collect();
        for user in users {
            match module.inst(user).op {
                Op::Access => self.access(module, memory, user, ty, *offset),
                Op::Let => {
                    let result = module.result(user).expect("a let has a result");
                    self.pointer(module, memory, result, ty, offset);
                    module.remove(user);
                }
                _ => self.operation(module, memory, user, ty, *offset),
            }
        }
    }

    fn access(&mut self, module: &mut Module, memory: Memory, access: InstId, ty: TypeId, offset: Offset) {
        let (mut ty, mut offset) = (ty, offset);
        let indices: SmallVec<[Value; 8]> = module.operands(access).skip(1).collect();
        let mut b = Builder::before(module, access);
        for index in indices {
            (ty, offset) = step(&mut b, ty, offset, index);
        }
        let result = module.result(access).expect("an access has a result");
        self.pointer(module, memory, result, ty, &offset);
        module.remove(access);
    }

    /// Rewrites an instruction that reads or writes through a pointer.
    fn operation(&mut self, module: &mut Module, memory: Memory, inst: InstId, ty: TypeId, offset: Offset) {
        let operands: SmallVec<[Value; 4]> = module.operands(inst).collect();
        let op = module.inst(inst).op;
        let mut b = Builder::before(module, inst);
        let value = match op {
            Op::Load => self.load(&mut b, memory, ty, offset),
            Op::Store => {
                self.store(&mut b, memory, ty, offset, operands[1]);
                return module.remove(inst);
            }
            Op::LoadVectorElement => {
                let (ty, offset) = step(&mut b, ty, offset, operands[1]);
                self.load(&mut b, memory, ty, offset)
            }
            Op::StoreVectorElement => {
                let (ty, offset) = step(&mut b, ty, offset, operands[1]);
                self.store(&mut b, memory, ty, offset, operands[2]);
                return module.remove(inst);
            }
            Op::Builtin(BuiltinFn::ArrayLength) => length(&mut b, memory, ty, offset),
            Op::Builtin(function) => {
                let result = b.module.result(inst).map_or(TypeId::VOID, |result| b.module.value(result).ty);
                let value = storage::atomic(&mut b, memory, function, offset, &operands[1..], result);
                match value {
                    Some(value) => value,
                    None => return module.remove(inst),
                }
            }
            op => unreachable!("no {} takes a pointer into a buffer", op.mnemonic()),
        };
        replace(module, inst, value);
    }

    /// Reads a value.
    fn load(&mut self, b: &mut Builder<'_>, memory: Memory, ty: TypeId, offset: Offset) -> Value {
        match b.module.store.types.get(ty) {
            Type::Matrix { columns, .. } if offset.dynamic.is_none() => {
                let columns = self.load_parts(b, memory, ty, offset, columns.into());
                b.construct(ty, &columns)
            }
            Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_) => {
                let function = self.function(b.module, memory, ty, false);
                let offset = offset.value(b);
                b.call(function, &[offset]).expect("it returns what it read")
            }
            _ if memory.is_storage => storage::load(b, memory, ty, offset),
            _ => uniform::load(b, memory, ty, offset),
        }
    }

    /// Writes a value.
    fn store(&mut self, b: &mut Builder<'_>, memory: Memory, ty: TypeId, offset: Offset, value: Value) {
        match b.module.store.types.get(ty) {
            Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_) => {
                let function = self.function(b.module, memory, ty, true);
                let offset = offset.value(b);
                b.call(function, &[offset, value]);
            }
            _ => storage::store(b, memory, ty, offset, value),
        }
    }

    fn load_parts(
        &mut self,
        b: &mut Builder<'_>,
        memory: Memory,
        ty: TypeId,
        offset: Offset,
        count: u32,
    ) -> SmallVec<[Value; 4]> {
        let mut parts = SmallVec::new();
        for index in 0..count {
            let index = b.u32(index);
            let (part, offset) = step(b, ty, offset, index);
            parts.push(self.load(b, memory, part, offset));
        }
        parts
    }

    /// The function that reads or writes a composite at an offset.
    fn function(&mut self, module: &mut Module, memory: Memory, ty: TypeId, stores: bool) -> FunctionId {
        if let Some(&known) = self.functions.get(&(memory.variable, ty, stores)) {
            return known;
        }
        let variable = module.value(memory.variable).name.map_or("buffer", |name| module.name(name));
        let name = format!("{}_{variable}", if stores { "store" } else { "load" });
        let name = module.store.symbols.intern(&name);
        let (params, result) = if stores { (&[TypeId::U32, ty][..], TypeId::VOID) } else { (&[TypeId::U32][..], ty) };
        let function = module.create_function(name, result, params);
        let block = module.function(function).block;
        let params: SmallVec<[ValueId; 2]> = module.function_params(function).iter().collect();
        let mut b = Builder::new(module, Cursor::End(block));
        b.name(params[0].into(), "offset");
        // A uniform buffer's structures and elements lie at multiples of their alignment at least.
        let multiple = b.module.store.types.layout(ty).align;
        let offset = Offset { constant: 0, dynamic: Some((params[0].into(), multiple)) };
        if stores {
            b.name(params[1].into(), "value");
            self.store_body(&mut b, memory, ty, offset, params[1].into());
            b.ret(None);
        } else {
            let value = self.load_body(&mut b, memory, ty, offset);
            b.ret(Some(value));
        }
        self.functions.insert((memory.variable, ty, stores), function);
        self.order.push(function);
        function
    }

    fn load_body(&mut self, b: &mut Builder<'_>, memory: Memory, ty: TypeId, offset: Offset) -> Value {
        let Type::Array { elem, .. } = b.module.store.types.get(ty) else {
            let count = b.module.store.types.element_count(ty).expect("a structure or matrix");
            let parts = self.load_parts(b, memory, ty, offset, count);
            return b.construct(ty, &parts);
        };
        let array = b.var(AddressSpace::Function, ty, Access::ReadWrite);
        b.name(array, "value");
        self.for_elements(b, ty, |state, b, index| {
            let (_, offset) = step(b, ty, offset, index);
            let element = state.load(b, memory, elem, offset);
            let pointer = b.module.store.types.pointer(AddressSpace::Function, elem, Access::ReadWrite);
            let pointer = b.access(pointer, array, &[index]);
            b.store(pointer, element);
        });
        b.load(array)
    }

    fn store_body(&mut self, b: &mut Builder<'_>, memory: Memory, ty: TypeId, offset: Offset, value: Value) {
        let Type::Array { elem, .. } = b.module.store.types.get(ty) else {
            for index in 0..b.module.store.types.element_count(ty).expect("a structure or matrix") {
                let part = b.extract(value, index);
                let index = b.u32(index);
                let (ty, offset) = step(b, ty, offset, index);
                self.store(b, memory, ty, offset, part);
            }
            return;
        };
        self.for_elements(b, ty, |state, b, index| {
            let (_, offset) = step(b, ty, offset, index);
            let element = b.access(elem, value, &[index]);
            state.store(b, memory, elem, offset, element);
        });
    }

    /// `for (uint i = 0; i < count; i++)` over the elements of an array.
    fn for_elements(
        &mut self,
        b: &mut Builder<'_>,
        array: TypeId,
        each: impl FnOnce(&mut Self, &mut Builder<'_>, Value),
    ) {
        let count = b.module.store.types.element_count(array).expect("only arrays of fixed size are values");
        let zero = b.u32(0);
        let (_, initializer, body, continuing) = b.loop_(&[]);
        b.in_block(initializer, |b| b.exit(Op::NextIteration, &[zero]));
        let index: Value = b.module.set_block_params(body, &[TypeId::U32]).get(0).expect("one was made").into();
        b.in_block(body, |b| {
            let count = b.u32(count);
            let is_beyond = b.compare(BinaryOp::GreaterEqual, index, count);
            let (_, then, otherwise) = b.if_(is_beyond, &[]);
            b.in_block(then, |b| b.exit(Op::ExitLoop, &[]));
            b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[]));
            each(self, b, index);
            b.exit(Op::Continue, &[]);
        });
        b.in_block(continuing, |b| {
            let one = b.u32(1);
            let next = b.arith(BinaryOp::Add, index, one);
            b.exit(Op::NextIteration, &[next]);
        });
    }
}

/// The type and offset of an element of what lies at an offset.
fn step(b: &mut Builder<'_>, ty: TypeId, offset: Offset, index: Value) -> (TypeId, Offset) {
    let types = &b.module.store.types;
    match types.get(ty) {
        Type::Struct(id) => {
            let constant = index.as_constant().and_then(|id| b.module.store.constants.as_integer(id));
            let member = &types.struct_type(id).members[constant.expect("members have constant indices") as usize];
            (member.ty, offset.plus(member.offset))
        }
        Type::Array { elem, .. } => {
            let stride = types.array_stride(elem);
            (elem, offset.element(b, index, stride))
        }
        Type::Matrix { column, .. } => {
            let layout = types.layout(column);
            let stride = layout.size.next_multiple_of(layout.align.into());
            (column, offset.element(b, index, stride))
        }
        Type::Vector { elem, .. } => {
            let stride = types.layout(elem).size;
            (elem, offset.element(b, index, stride))
        }
        _ => unreachable!("what is indexed has elements"),
    }
}

/// `(size of the buffer - offset of the array) / stride`
fn length(b: &mut Builder<'_>, memory: Memory, ty: TypeId, offset: Offset) -> Value {
    let types = &b.module.store.types;
    let (mut array, mut start) = (ty, u64::from(offset.constant));
    if let Some(member) = types.as_struct(ty).and_then(|structure| structure.members.last()) {
        (array, start) = (member.ty, start + member.offset);
    }
    let Type::Array { elem, .. } = types.get(array) else { unreachable!("a runtime-sized array") };
    let stride = types.array_stride(elem) as u32;
    let mut size = storage::size(b, memory);
    if start > 0 {
        let start = b.u32(start as u32);
        size = b.arith(BinaryOp::Sub, size, start);
    }
    let stride = b.u32(stride);
    b.arith(BinaryOp::Div, size, stride)
}
