//! The standard library's functions as instructions of the IR.

use super::Lowerer;
use super::access::{Place, Ref};
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::ir::{Op, Value};
use crate::types::{Type, TypeId};
use crate::wsl::ast::Space;
use crate::wsl::library::{self, Meaning, RowId, Step};
use crate::wsl::types::{Shape, Ty};

/// An argument with its type.
#[derive(Clone, Debug)]
pub(super) enum Operand {
    /// A value.
    Value(Value, Ty),
    /// A pointer, texture or sampler.
    Ref(Ref),
}

/// What is done to each scalar or vector of the operands.
type Each<'f> = &'f mut dyn FnMut(&mut crate::ir::Builder<'_>, TypeId, &[Value]) -> Value;

impl Lowerer<'_, '_> {
    /// A call of a function of the library.
    pub(super) fn library_call(&mut self, row: RowId, operands: &[Operand], result: Ty) -> Value {
        let row = library::row(row);
        let values: Vec<(Value, Ty)> = operands
            .iter()
            .filter_map(|operand| match operand {
                Operand::Value(value, ty) => Some((*value, *ty)),
                Operand::Ref(_) => None,
            })
            .collect();
        match row.meaning {
            Meaning::Binary(op) => {
                self.each(&values, result, &mut |b, ty, values| b.binary(op, ty, values[0], values[1]))
            }
            Meaning::Unary(op) => {
                self.each(&values, result, &mut |b, ty, values| b.emit_value(Op::Unary(op), values, ty))
            }
            Meaning::Builtin(BuiltinFn::Dot) => {
                let ty = self.ty(result);
                self.b.builtin_value(BuiltinFn::Dot, ty, &[values[0].0, values[1].0])
            }
            Meaning::Builtin(function) => {
                self.each(&values, result, &mut |b, ty, values| b.builtin_value(function, ty, values))
            }
            Meaning::Step(step) => self.step(step, row.name, operands, &values, result),
        }
    }

    /// Does something component by component: vectors as wholes, matrices column by column, scalars beside them repeated.
    fn each(&mut self, operands: &[(Value, Ty)], result: Ty, f: Each<'_>) -> Value {
        let shape =
            operands.iter().map(|&(_, ty)| ty).find(|&ty| matches!(self.program.types.get(ty), Shape::Matrix { .. }));
        let ty = self.ty(result);
        let Some(Shape::Matrix { columns, rows, .. }) = shape.map(|ty| self.program.types.get(ty)) else {
            let size = operands.iter().find_map(|&(_, ty)| match self.program.types.get(ty) {
                Shape::Vector { size, .. } => Some(size),
                _ => None,
            });
            let values: Vec<Value> = operands.iter().map(|&(value, _)| self.repeated(value, size)).collect();
            return f(&mut self.b, ty, &values);
        };
        let column = match self.b.module.store.types.get(ty) {
            Type::Matrix { column, .. } => column,
            Type::Array { elem, .. } => elem,
            _ => ty,
        };
        let mut parts = Vec::new();
        for index in 0..columns {
            let values: Vec<Value> = operands
                .iter()
                .map(|&(value, ty)| match self.program.types.get(ty) {
                    Shape::Matrix { .. } => self.b.extract(value, index.into()),
                    _ => self.repeated(value, Some(rows)),
                })
                .collect();
            parts.push(f(&mut self.b, column, &values));
        }
        self.b.construct(ty, &parts)
    }

    /// A scalar as a vector of so many components.
    fn repeated(&mut self, value: Value, size: Option<u8>) -> Value {
        let ty = self.b.module.type_of(value);
        match size {
            Some(size) if self.b.module.store.types.is_scalar(ty) => {
                let vector = self.b.module.store.types.vector(ty, size);
                match value.as_constant() {
                    Some(constant) => self.b.module.store.constants.splat(vector, constant).into(),
                    None => self.b.construct(vector, &[value]),
                }
            }
            _ => value,
        }
    }

    fn step(&mut self, step: Step, name: &str, operands: &[Operand], values: &[(Value, Ty)], result: Ty) -> Value {
        match step {
            Step::Identity => values[0].0,
            Step::Increment => self.plus_one(values, result, BinaryOp::Add),
            Step::Decrement => self.plus_one(values, result, BinaryOp::Sub),
            Step::ShiftLeft => self.shift(values, BinaryOp::ShiftLeft),
            Step::ShiftRight => self.shift(values, BinaryOp::ShiftRight),
            Step::Log10 => self.each(values, result, &mut |b, ty, values| {
                let log = b.builtin_value(BuiltinFn::Log2, ty, values);
                let scale = b.splat_constant(ty, crate::constant::Value::f32(std::f32::consts::LOG10_2));
                b.binary(BinaryOp::Mul, ty, log, scale)
            }),
            Step::Rcp => self.each(values, result, &mut |b, ty, values| {
                let one = b.splat_constant(ty, crate::constant::Value::f32(1.0));
                b.binary(BinaryOp::Div, ty, one, values[0])
            }),
            // The second argument is the edge of WGSL's function.
            Step::Threshold => self.each(values, result, &mut |b, ty, values| {
                b.builtin_value(BuiltinFn::Step, ty, &[values[1], values[0]])
            }),
            Step::Ldexp => self.each(values, result, &mut |b, ty, values| {
                let power = b.builtin_value(BuiltinFn::Exp2, ty, &[values[1]]);
                b.binary(BinaryOp::Mul, ty, values[0], power)
            }),
            Step::MultiplyAdd => self.each(values, result, &mut |b, ty, values| {
                let product = b.binary(BinaryOp::Mul, ty, values[0], values[1]);
                b.binary(BinaryOp::Add, ty, product, values[2])
            }),
            Step::Isnan | Step::Isinf | Step::Isfinite | Step::Isnormal => {
                self.each(values, result, &mut |b, ty, values| classify(b, step, ty, values[0]))
            }
            Step::Isordered | Step::Isunordered => self.each(values, result, &mut |b, ty, values| {
                let first = classify(b, Step::Isnan, ty, values[0]);
                let second = classify(b, Step::Isnan, ty, values[1]);
                let either = b.binary(BinaryOp::Or, ty, first, second);
                if step == Step::Isunordered { either } else { b.unary(UnaryOp::Not, either) }
            }),
            Step::Modf => {
                let whole =
                    self.each(&values[..1], result, &mut |b, ty, values| b.builtin_value(BuiltinFn::Trunc, ty, values));
                self.store_behind(&operands[1], whole);
                let operands = [values[0], (whole, result)];
                self.each(&operands, result, &mut |b, ty, values| b.binary(BinaryOp::Sub, ty, values[0], values[1]))
            }
            Step::Sincos => {
                let ty = values[0].1;
                for (function, to) in [(BuiltinFn::Sin, 1), (BuiltinFn::Cos, 2)] {
                    let value = self.each(&values[..1], ty, &mut |b, ty, values| b.builtin_value(function, ty, values));
                    self.store_behind(&operands[to], value);
                }
                self.b.u32(0)
            }
            Step::Sign => self.each(values, result, &mut |b, ty, values| {
                let of = b.module.type_of(values[0]);
                if of == ty {
                    return b.builtin_value(BuiltinFn::Sign, ty, values);
                }
                // Of unsigned integers: 0 or 1.
                let one = b.splat_constant(of, crate::constant::Value::U32(1));
                let sign = b.builtin_value(BuiltinFn::Min, of, &[values[0], one]);
                b.convert(ty, sign)
            }),
            Step::Bitcast => self.each(values, result, &mut |b, ty, values| b.bitcast(ty, values[0])),
            Step::All => self.truths(values[0], BuiltinFn::All),
            Step::Any => self.truths(values[0], BuiltinFn::Any),
            Step::MatrixProduct => {
                let ty = self.ty(result);
                self.b.binary(BinaryOp::Mul, ty, values[0].0, values[1].0)
            }
            Step::Transpose => self.transposed(values[0], result),
            Step::Whole => {
                let function = BuiltinFn::from_name(name).expect("it is called as the IR calls it");
                let ty = self.ty(result);
                let values: Vec<Value> = values.iter().map(|&(value, _)| value).collect();
                self.b.builtin_value(function, ty, &values)
            }
            Step::Dst => self.dst(values, result),
            Step::Lit => self.lit(values, result),
            Step::Construct => self.constructed(values, result),
            Step::Convert => self.converted(values[0], result),
            Step::Barrier => {
                let functions: &[BuiltinFn] = match name.as_bytes()[0] {
                    b'D' => &[BuiltinFn::StorageBarrier],
                    b'G' => &[BuiltinFn::WorkgroupBarrier],
                    _ => &[BuiltinFn::StorageBarrier, BuiltinFn::WorkgroupBarrier],
                };
                for &function in functions {
                    self.b.builtin(function, TypeId::VOID, &[]);
                }
                self.b.u32(0)
            }
            Step::Sample => self.sample(name, operands, values, result),
            Step::Gather => self.gather(name, operands, values, result),
            Step::Texel => self.texel(operands, values, result),
            Step::Dimensions => self.dimensions(operands, values),
            Step::Atomic | Step::AtomicLoad | Step::AtomicStore | Step::CompareExchange => {
                self.atomic(step, name, operands, values, result)
            }
        }
    }

    fn plus_one(&mut self, values: &[(Value, Ty)], result: Ty, op: BinaryOp) -> Value {
        let one = match result {
            Ty::FLOAT => self.b.f32(1.0),
            Ty::UINT => self.b.u32(1),
            _ => self.b.i32(1),
        };
        self.b.arith(op, values[0].0, one)
    }

    /// A shift by a number of bits modulo 32.
    fn shift(&mut self, values: &[(Value, Ty)], op: BinaryOp) -> Value {
        let (value, by) = (values[0].0, values[1].0);
        let by = match by.as_constant().and_then(|constant| self.b.module.store.constants.as_integer(constant)) {
            Some(bits) => self.b.u32(bits as u32 & 31),
            None => {
                let mask = self.b.u32(31);
                self.b.arith(BinaryOp::And, by, mask)
            }
        };
        self.b.arith(op, value, by)
    }

    /// Stores where a pointer points.
    pub(super) fn store_behind(&mut self, operand: &Operand, value: Value) {
        if let Operand::Ref(Ref::Pointer(place)) = operand {
            let place = place.clone();
            self.store(&place, value);
        }
    }

    /// `all` and `any`: of all components, each compared with zero unless it is `bool`.
    fn truths(&mut self, operand: (Value, Ty), function: BuiltinFn) -> Value {
        let (value, ty) = operand;
        if let Shape::Matrix { columns, .. } = self.program.types.get(ty) {
            let op = if function == BuiltinFn::All { BinaryOp::And } else { BinaryOp::Or };
            let mut all = None;
            for index in 0..columns.into() {
                let column = self.b.extract(value, index);
                let truth = self.truth_of(column, function);
                all = Some(all.map_or(truth, |all| self.b.arith(op, all, truth)));
            }
            return all.expect("a matrix has columns");
        }
        self.truth_of(value, function)
    }

    fn truth_of(&mut self, value: Value, function: BuiltinFn) -> Value {
        let ty = self.b.module.type_of(value);
        let is_bool = self.b.module.store.types.deepest_elem(ty) == TypeId::BOOL;
        let truth = if is_bool {
            value
        } else {
            let zero = self.b.zero(ty);
            self.b.compare(BinaryOp::NotEqual, value, zero)
        };
        if self.b.module.store.types.is_scalar(ty) {
            truth
        } else {
            self.b.builtin_value(function, TypeId::BOOL, &[truth])
        }
    }

    fn transposed(&mut self, operand: (Value, Ty), result: Ty) -> Value {
        let ty = self.ty(result);
        let (Shape::Matrix { elem, columns, rows }, value) = (self.program.types.get(operand.1), operand.0) else {
            return operand.0;
        };
        if elem != Ty::BOOL {
            return self.b.builtin_value(BuiltinFn::Transpose, ty, &[value]);
        }
        let column = self.b.module.store.types.vector(TypeId::BOOL, columns);
        let mut made = Vec::new();
        for row in 0..rows {
            let mut parts = Vec::new();
            for index in 0..columns {
                let part = self.b.extract(value, index.into());
                parts.push(self.b.extract(part, row.into()));
            }
            made.push(self.b.construct(column, &parts));
        }
        self.b.construct(ty, &made)
    }

    fn dst(&mut self, values: &[(Value, Ty)], result: Ty) -> Value {
        let ty = self.ty(result);
        let (a, b) = (values[0].0, values[1].0);
        let scalar = self.b.module.store.types.deepest_elem(ty);
        let one = match scalar {
            TypeId::F32 => self.b.f32(1.0),
            TypeId::U32 => self.b.u32(1),
            _ => self.b.i32(1),
        };
        let (ay, by) = (self.b.extract(a, 1), self.b.extract(b, 1));
        let product = self.b.arith(BinaryOp::Mul, ay, by);
        let (az, bw) = (self.b.extract(a, 2), self.b.extract(b, 3));
        self.b.construct(ty, &[one, product, az, bw])
    }

    fn lit(&mut self, values: &[(Value, Ty)], result: Ty) -> Value {
        let ty = self.ty(result);
        let (first, second, third) = (values[0].0, values[1].0, values[2].0);
        let (zero, one) = (self.b.f32(0.0), self.b.f32(1.0));
        let diffuse = self.b.builtin_value(BuiltinFn::Max, TypeId::F32, &[zero, first]);
        let is_dark = self.b.compare(BinaryOp::LessThan, first, zero);
        let is_behind = self.b.compare(BinaryOp::LessThan, second, zero);
        let is_none = self.b.arith(BinaryOp::Or, is_dark, is_behind);
        let product = self.b.arith(BinaryOp::Mul, second, third);
        let specular = self.b.builtin_value(BuiltinFn::Select, TypeId::F32, &[product, zero, is_none]);
        self.b.construct(ty, &[one, diffuse, specular, one])
    }

    fn constructed(&mut self, values: &[(Value, Ty)], result: Ty) -> Value {
        let ty = self.ty(result);
        let parts: Vec<Value> = values.iter().map(|&(value, _)| value).collect();
        let Shape::Matrix { elem, columns, rows } = self.program.types.get(result) else {
            return self.vector_of(ty, &parts);
        };
        if parts.len() == usize::from(columns) {
            return self.b.construct(ty, &parts);
        }
        let scalar = self.ty(elem);
        let column = self.b.module.store.types.vector(scalar, rows);
        let made: Vec<Value> = parts.chunks(rows.into()).map(|parts| self.b.construct(column, parts)).collect();
        self.b.construct(ty, &made)
    }

    /// A vector: a constant where its parts are scalar constants.
    fn vector_of(&mut self, ty: TypeId, parts: &[Value]) -> Value {
        let is_scalar = |&value: &Value| self.b.module.store.types.is_scalar(self.b.module.type_of(value));
        let constants = parts.iter().filter(|part| is_scalar(part)).map(|part| part.as_constant());
        let constants: Option<Vec<_>> = constants.collect();
        match constants {
            Some(constants) if constants.len() == parts.len() => {
                let store = &mut self.b.module.store;
                store.constants.composite(ty, &store.types, &constants).into()
            }
            _ => self.b.construct(ty, parts),
        }
    }

    /// A value with another scalar; an enum is its integer.
    fn converted(&mut self, operand: (Value, Ty), result: Ty) -> Value {
        let ty = self.ty(result);
        if self.b.module.type_of(operand.0) == ty { operand.0 } else { self.b.convert(ty, operand.0) }
    }

    /// Functions of atomics: what was there is stored behind the last argument.
    fn atomic(&mut self, step: Step, name: &str, operands: &[Operand], values: &[(Value, Ty)], result: Ty) -> Value {
        let Some(Operand::Ref(Ref::Pointer(Place::Memory(memory)))) = operands.first() else { return self.b.u32(0) };
        debug_assert!(matches!(memory.space, Space::Device | Space::Threadgroup), "only such memory holds atomics");
        let memory = memory.clone();
        let pointer = self.pointer(&memory);
        let ty = if memory.ty == Ty::ATOMIC_INT { TypeId::I32 } else { TypeId::U32 };
        let function = match name.strip_prefix("Interlocked") {
            Some("Add") => BuiltinFn::AtomicAdd,
            Some("And") => BuiltinFn::AtomicAnd,
            Some("Or") => BuiltinFn::AtomicOr,
            Some("Xor") => BuiltinFn::AtomicXor,
            Some("Min") => BuiltinFn::AtomicMin,
            Some("Max") => BuiltinFn::AtomicMax,
            _ => BuiltinFn::AtomicExchange,
        };
        match step {
            Step::AtomicLoad => self.b.builtin_value(BuiltinFn::AtomicLoad, ty, &[pointer]),
            Step::AtomicStore => {
                self.b.builtin(BuiltinFn::AtomicStore, TypeId::VOID, &[pointer, values[0].0]);
                self.b.u32(0)
            }
            Step::CompareExchange => {
                let old = self.compare_exchange(pointer, ty, values[0].0, values[1].0);
                self.store_behind(&operands[3], old);
                self.b.u32(0)
            }
            _ => {
                let old = self.b.builtin_value(function, ty, &[pointer, values[0].0]);
                self.store_behind(&operands[2], old);
                let _ = result;
                old
            }
        }
    }

    /// The strong form: the weak one is tried again while it fails though the value is the one that was compared with.
    fn compare_exchange(&mut self, pointer: Value, ty: TypeId, compared: Value, new: Value) -> Value {
        let var = {
            let zero = self.b.zero(ty);
            self.b.var_with(zero)
        };
        let (inst, _, body, continuing) = self.b.loop_(&[]);
        let after = self.b.cursor;
        self.b.cursor = crate::ir::Cursor::End(body);
        let structure = self.exchange_result(ty);
        let outcome = self.b.builtin_value(BuiltinFn::AtomicCompareExchangeWeak, structure, &[pointer, compared, new]);
        let old = self.b.extract(outcome, 0);
        let exchanged = self.b.extract(outcome, 1);
        self.b.store(var, old);
        let differs = self.b.compare(BinaryOp::NotEqual, old, compared);
        let is_done = self.b.arith(BinaryOp::Or, exchanged, differs);
        let (_, then, otherwise) = self.b.if_(is_done, &[]);
        self.b.in_block(then, |b| b.exit(Op::ExitLoop, &[]));
        self.b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[]));
        self.b.exit(Op::Continue, &[]);
        self.b.in_block(continuing, |b| b.exit(Op::NextIteration, &[]));
        debug_assert!(self.b.module.inst_block(inst).is_some());
        self.b.cursor = after;
        self.b.load(var)
    }

    fn exchange_result(&mut self, ty: TypeId) -> TypeId {
        crate::intrinsics::exchange_result(&mut self.b.module.store, ty)
    }
}

/// What kind of number a float is, by its bits: comparisons of NaN are not to be relied on.
fn classify(b: &mut crate::ir::Builder<'_>, step: Step, ty: TypeId, value: Value) -> Value {
    let of = b.module.type_of(value);
    let words = b.module.store.types.with_scalar(of, TypeId::U32);
    let bits = b.bitcast(words, value);
    let mask = b.splat_constant(words, crate::constant::Value::U32(0x7fff_ffff));
    let magnitude = b.binary(BinaryOp::And, words, bits, mask);
    let infinity = b.splat_constant(words, crate::constant::Value::U32(0x7f80_0000));
    match step {
        Step::Isnan => b.binary(BinaryOp::GreaterThan, ty, magnitude, infinity),
        Step::Isinf => b.binary(BinaryOp::Equal, ty, magnitude, infinity),
        Step::Isfinite => b.binary(BinaryOp::LessThan, ty, magnitude, infinity),
        _ => {
            let smallest = b.splat_constant(words, crate::constant::Value::U32(0x0080_0000));
            let is_large = b.binary(BinaryOp::GreaterEqual, ty, magnitude, smallest);
            let is_finite = b.binary(BinaryOp::LessThan, ty, magnitude, infinity);
            b.binary(BinaryOp::And, ty, is_large, is_finite)
        }
    }
}
