//! The builder: makes instructions at a cursor, one method each.

use super::{BlockId, InstId, Module, Op, OverrideInfo, SwitchCase, Swizzle, Value, ValueId, VarInfo};
use crate::constant::{self, ConstId};
use crate::diagnostic::Span;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, Operand, UnaryOp};
use crate::types::{Access, AddressSpace, Type, TypeId};

/// Where the next instruction goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cursor {
    /// The end of a block.
    End(BlockId),
    /// Before an instruction.
    Before(InstId),
    /// After an instruction; the cursor moves on with what is inserted.
    After(InstId),
}

/// Makes instructions in a module.
pub struct Builder<'m> {
    /// The module.
    pub module: &'m mut Module,
    /// Where the next instruction goes.
    pub cursor: Cursor,
    /// The span that the next instructions get.
    pub span: Span,
}

impl<'m> Builder<'m> {
    /// A builder that inserts at `cursor`.
    pub fn new(module: &'m mut Module, cursor: Cursor) -> Self {
        Self { module, cursor, span: Span::NONE }
    }

    /// A builder that inserts before `inst`, with its span.
    pub fn before(module: &'m mut Module, inst: InstId) -> Self {
        let span = module.inst(inst).span;
        Self { module, cursor: Cursor::Before(inst), span }
    }

    /// A builder that inserts after `inst`, with its span.
    pub fn after(module: &'m mut Module, inst: InstId) -> Self {
        let span = module.inst(inst).span;
        Self { module, cursor: Cursor::After(inst), span }
    }

    /// Runs `f` with the cursor at the end of `block`, then puts the cursor back.
    pub fn in_block<R>(&mut self, block: BlockId, f: impl FnOnce(&mut Self) -> R) -> R {
        let saved = std::mem::replace(&mut self.cursor, Cursor::End(block));
        let result = f(self);
        self.cursor = saved;
        result
    }

    /// Puts an instruction at the cursor.
    pub fn insert(&mut self, inst: InstId) {
        match self.cursor {
            Cursor::End(block) => self.module.append(block, inst),
            Cursor::Before(before) => self.module.insert_before(before, inst),
            Cursor::After(after) => {
                self.module.insert_after(after, inst);
                self.cursor = Cursor::After(inst);
            }
        }
    }

    /// Makes any instruction at the cursor.
    #[inline(never)]
    pub fn emit(&mut self, op: Op, operands: &[Value], result_types: &[TypeId]) -> InstId {
        self.emit_here(op, operands, result_types)
    }

    /// Makes an instruction of one result at the cursor and gives the result: most are, so that it has code of its own.
    #[inline(never)]
    pub fn emit_value(&mut self, op: Op, operands: &[Value], ty: TypeId) -> Value {
        let result = self.module.values.next_id();
        self.emit_here(op, operands, &[ty]);
        result.into()
    }

    #[inline(always)]
    fn emit_here(&mut self, op: Op, operands: &[Value], result_types: &[TypeId]) -> InstId {
        let inst = self.module.next_id();
        let place = match self.cursor {
            Cursor::End(block) => self.module.open_end(block, inst),
            Cursor::Before(before) => self.module.open_before(before, inst),
            Cursor::After(after) => {
                self.cursor = Cursor::After(inst);
                self.module.open_after(after, inst)
            }
        };
        self.module.create_inst_at(place, op, operands, result_types, self.span)
    }

    /// Names a value; constants and functions keep their own.
    pub fn name(&mut self, value: Value, name: &str) -> Value {
        if let Some(id) = value.as_defined() {
            let symbol = self.module.store.symbols.intern(name);
            self.module.set_name(id, Some(symbol));
        }
        value
    }

    /// `bool` constant.
    pub fn bool(&mut self, value: bool) -> Value {
        self.module.store.constants.bool(value).into()
    }

    /// `i32` constant.
    pub fn i32(&mut self, value: i32) -> Value {
        self.module.store.constants.i32(value).into()
    }

    /// `u32` constant.
    pub fn u32(&mut self, value: u32) -> Value {
        self.module.store.constants.u32(value).into()
    }

    /// `f32` constant.
    pub fn f32(&mut self, value: f32) -> Value {
        self.module.store.constants.f32(value).into()
    }

    /// The zero value of a type.
    pub fn zero(&mut self, ty: TypeId) -> Value {
        self.module.store.constants.zero(ty).into()
    }

    /// A scalar constant, or a vector constant of equal components, of type `ty`.
    pub fn splat_constant(&mut self, ty: TypeId, value: constant::Value) -> Value {
        let scalar = self.module.store.types.deepest_elem(ty);
        let element: ConstId = self.module.store.constants.scalar(scalar, value);
        if scalar == ty { element.into() } else { self.module.store.constants.splat(ty, element).into() }
    }

    /// `var`: memory for a value of `store`, in `space`.
    pub fn var(&mut self, space: AddressSpace, store: TypeId, access: Access) -> Value {
        let pointer = self.module.store.types.pointer(space, store, access);
        self.var_of(pointer, VarInfo::default(), None)
    }

    /// `var` of a pointer type, with what it says and its initializer.
    pub fn var_of(&mut self, pointer: TypeId, info: VarInfo, initializer: Option<Value>) -> Value {
        let info = self.module.create_var_info(info);
        self.emit_value(Op::Var(info), initializer.as_slice(), pointer)
    }

    /// A function-space `var` initialised with `value`.
    pub fn var_with(&mut self, value: Value) -> Value {
        let store = self.module.type_of(value);
        let pointer = self.module.store.types.pointer(AddressSpace::Function, store, Access::ReadWrite);
        self.var_of(pointer, VarInfo::default(), Some(value))
    }

    /// `let`
    pub fn let_(&mut self, value: Value, name: &str) -> Value {
        let ty = self.module.type_of(value);
        let result = self.emit_value(Op::Let, &[value], ty);
        self.name(result, name)
    }

    /// `override`
    pub fn override_(&mut self, ty: TypeId, info: OverrideInfo, default: Option<Value>) -> Value {
        let info = self.module.create_override_info(info);
        self.emit_value(Op::Override(info), default.as_slice(), ty)
    }

    /// `load`
    pub fn load(&mut self, pointer: Value) -> Value {
        let Type::Pointer { store, .. } = self.module.shape_of(pointer) else { panic!("load takes a pointer") };
        // An atomic's memory is read by atomicLoad only; transforms that load one mean its element.
        self.emit_value(Op::Load, &[pointer], store)
    }

    /// `store`
    pub fn store(&mut self, pointer: Value, value: Value) -> InstId {
        self.emit(Op::Store, &[pointer, value], &[])
    }

    /// `load_vector_element`
    pub fn load_vector_element(&mut self, pointer: Value, index: Value) -> Value {
        let Type::Pointer { store, .. } = self.module.shape_of(pointer) else {
            panic!("load_vector_element takes a pointer")
        };
        let elem = self.module.store.types.deepest_elem(store);
        self.emit_value(Op::LoadVectorElement, &[pointer, index], elem)
    }

    /// `store_vector_element`
    pub fn store_vector_element(&mut self, pointer: Value, index: Value, value: Value) -> InstId {
        self.emit(Op::StoreVectorElement, &[pointer, index, value], &[])
    }

    /// `access` with a result of type `ty`: for a pointer object the pointer to the element.
    pub fn access(&mut self, ty: TypeId, object: Value, indices: &[Value]) -> Value {
        let mut operands: smallvec::SmallVec<[Value; 8]> = smallvec::smallvec![object];
        operands.extend_from_slice(indices);
        self.emit_value(Op::Access, &operands, ty)
    }

    /// The element of a composite value at a constant index.
    pub fn extract(&mut self, object: Value, index: u32) -> Value {
        let ty = self.module.type_of(object);
        let element = self.module.store.types.element_type(ty, index).expect("the composite has that element");
        let index = self.u32(index);
        self.access(element, object, &[index])
    }

    /// `access` of one element behind a pointer, at a constant index.
    pub fn member_pointer(&mut self, pointer: Value, index: u32) -> Value {
        let Type::Pointer { space, store, access } = self.module.shape_of(pointer) else { panic!("takes a pointer") };
        let element = self.module.store.types.element_type(store, index).expect("the composite has that element");
        let ty = self.module.store.types.pointer(space, element, access);
        let index = self.u32(index);
        self.access(ty, pointer, &[index])
    }

    /// `swizzle`
    pub fn swizzle(&mut self, vector: Value, components: &[u8]) -> Value {
        let elem = self.module.store.types.deepest_elem(self.module.type_of(vector));
        let ty =
            if components.len() == 1 { elem } else { self.module.store.types.vector(elem, components.len() as u8) };
        self.emit_value(Op::Swizzle(Swizzle::new(components)), &[vector], ty)
    }

    /// `construct`
    pub fn construct(&mut self, ty: TypeId, elements: &[Value]) -> Value {
        self.emit_value(Op::Construct, elements, ty)
    }

    /// `convert`
    pub fn convert(&mut self, ty: TypeId, value: Value) -> Value {
        self.emit_value(Op::Convert, &[value], ty)
    }

    /// `bitcast`; of a value that has the type already, the value.
    pub fn bitcast(&mut self, ty: TypeId, value: Value) -> Value {
        if self.module.type_of(value) == ty { value } else { self.emit_value(Op::Bitcast, &[value], ty) }
    }

    /// A unary operator, with a result of the operand's type.
    pub fn unary(&mut self, op: UnaryOp, value: Value) -> Value {
        let ty = self.module.type_of(value);
        self.emit_value(Op::Unary(op), &[value], ty)
    }

    /// A binary operator.
    pub fn binary(&mut self, op: BinaryOp, ty: TypeId, lhs: Value, rhs: Value) -> Value {
        self.emit_value(Op::Binary(op), &[lhs, rhs], ty)
    }

    /// A binary operator on operands of one type, with a result of that type.
    pub fn arith(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        let ty = self.module.type_of(lhs);
        self.binary(op, ty, lhs, rhs)
    }

    /// A comparison: `bool`, or a vector of `bool` for vector operands.
    pub fn compare(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        let shape = self.module.type_of(lhs);
        let ty = self.module.store.types.with_scalar(shape, TypeId::BOOL);
        self.binary(op, ty, lhs, rhs)
    }

    /// A call of a function of the module; the result is unused where it returns nothing.
    pub fn call(&mut self, function: super::FunctionId, args: &[Value]) -> Option<Value> {
        let ty = self.module.function(function).return_type;
        let mut operands: smallvec::SmallVec<[Value; 8]> = smallvec::smallvec![function.into()];
        operands.extend_from_slice(args);
        self.emit_optional(Op::Call, &operands, ty)
    }

    /// A call of a built-in function.
    pub fn builtin(&mut self, function: BuiltinFn, ty: TypeId, args: &[Value]) -> Option<Value> {
        self.emit_optional(Op::Builtin(function), args, ty)
    }

    /// A call of a built-in function that returns something.
    pub fn builtin_value(&mut self, function: BuiltinFn, ty: TypeId, args: &[Value]) -> Value {
        self.emit_value(Op::Builtin(function), args, ty)
    }

    /// An entry of a dialect's enum, for one of its functions.
    pub fn operand<T: Operand>(&mut self, entry: T) -> Value {
        let ty = self.module.store.types.intern(Type::Dialect { kind: T::TYPE, of: TypeId::VOID });
        self.module.store.constants.scalar(ty, constant::Value::U32(entry.value())).into()
    }

    /// A call of a dialect's function.
    pub fn dialect(&mut self, function: DialectFn, ty: TypeId, args: &[Value]) -> Option<Value> {
        self.emit_optional(Op::Dialect(function), args, ty)
    }

    fn emit_optional(&mut self, op: Op, operands: &[Value], ty: TypeId) -> Option<Value> {
        let types = if ty == TypeId::VOID { &[][..] } else { std::slice::from_ref(&ty) };
        let inst = self.emit(op, operands, types);
        self.module.result(inst).map(ValueId::into)
    }

    /// An `if` with two new, empty blocks: `(inst, then, otherwise)`.
    pub fn if_(&mut self, condition: Value, result_types: &[TypeId]) -> (InstId, BlockId, BlockId) {
        let (then, otherwise) = (self.module.create_block(), self.module.create_block());
        let inst = self.emit(Op::If { then, otherwise }, &[condition], result_types);
        (inst, then, otherwise)
    }

    /// A `loop` with three new, empty blocks: `(inst, initializer, body, continuing)`.
    pub fn loop_(&mut self, result_types: &[TypeId]) -> (InstId, BlockId, BlockId, BlockId) {
        let [initializer, body, continuing] = [(); 3].map(|()| self.module.create_block());
        let inst = self.emit(Op::Loop { initializer, body, continuing }, &[], result_types);
        (inst, initializer, body, continuing)
    }

    /// A `switch` over cases whose blocks were made before.
    pub fn switch(&mut self, selector: Value, cases: Vec<SwitchCase>, result_types: &[TypeId]) -> InstId {
        let id = self.module.create_switch(cases);
        self.emit(Op::Switch(id), &[selector], result_types)
    }

    /// `ret`
    pub fn ret(&mut self, value: Option<Value>) -> InstId {
        self.emit(Op::Return, value.as_slice(), &[])
    }

    /// A terminator or other instruction without results.
    pub fn exit(&mut self, op: Op, operands: &[Value]) -> InstId {
        self.emit(op, operands, &[])
    }
}
