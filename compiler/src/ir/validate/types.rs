//! The operands and results of each instruction (rule 12), and the allowances that go with instructions (rule 17).

use super::{OPERANDS, Validator};
use crate::intrinsics::{BinaryOp, UnaryOp};
use crate::ir::{Allow, InstId, Op, Swizzle};
use crate::types::{Type, TypeId};

impl Validator<'_> {
    pub(super) fn inst_types(&mut self, inst: InstId) {
        match self.module.inst(inst).op {
            Op::Var(_) => self.var(inst),
            Op::Load => self.load(inst, false),
            Op::LoadVectorElement => self.load(inst, true),
            Op::Store => self.store(inst, false),
            Op::StoreVectorElement => self.store(inst, true),
            Op::Access => self.access(inst),
            Op::Let => {
                if matches!(self.module.store.types.get(self.result(inst)), Type::Pointer { .. }) {
                    self.allows("17/pointer-lets", inst, Allow::POINTER_LETS, "pointers with names of their own are");
                }
                self.shape(inst, 1, |v, types| types[0] == v.result(inst));
            }
            Op::Override(_) => {
                if self.module.get_operand(inst, 0).is_some_and(|value| self.type_of(value) != self.result(inst)) {
                    self.error_at(
                        "12/override-default",
                        OPERANDS,
                        inst,
                        "a default has another type than its override",
                    );
                }
            }
            Op::Swizzle(swizzle) => self.shape(inst, 1, |v, types| v.swizzle_fits(inst, types[0], swizzle)),
            Op::Convert => self.shape(inst, 1, |v, types| {
                v.same_shape(types[0], v.result(inst)) || v.are_buffers(types[0], v.result(inst))
            }),
            Op::Bitcast => self.shape(inst, 1, |v, types| v.bits(types[0]) == v.bits(v.result(inst))),
            Op::Unary(op) => self.shape(inst, 1, |v, types| v.unary_fits(op, types[0], v.result(inst))),
            Op::Binary(op) => self.shape(inst, 2, |v, types| v.binary_fits(op, types[0], types[1], v.result(inst))),
            Op::Construct => {
                if self.result(inst) == TypeId::VOID {
                    self.error_at("12/construct-result", OPERANDS, inst, "'construct' has one result");
                }
            }
            Op::Call => self.call(inst),
            Op::Dialect(_) => self.allows("17/dialect-calls", inst, Allow::DIALECT_CALLS, "dialect calls are"),
            Op::Builtin(_) => {}
            Op::Discard => self.shape(inst, 0, |_, _| true),
            _ => self.control(inst),
        }
    }

    fn result(&self, inst: InstId) -> TypeId {
        self.module.result(inst).map_or(TypeId::VOID, |value| self.module.value(value).ty)
    }

    /// Checks the count of operands, then what `fits` says of their types.
    fn shape(&mut self, inst: InstId, count: usize, fits: impl FnOnce(&Self, &[TypeId]) -> bool) {
        let types: smallvec::SmallVec<[TypeId; 4]> =
            self.module.operands(inst).map(|value| self.type_of(value)).collect();
        let mnemonic = self.module.inst(inst).op.mnemonic();
        if types.len() != count {
            return self.error_at("12/count", OPERANDS, inst, format!("'{mnemonic}' has {count} operands"));
        }
        if !fits(self, &types) {
            let names: Vec<String> = types.iter().map(|&ty| self.type_name(ty)).collect();
            let result = self.type_name(self.result(inst));
            self.error_at(
                "12/types",
                OPERANDS,
                inst,
                format!("no '{mnemonic}' takes ({}) to '{result}'", names.join(", ")),
            );
        }
    }

    fn swizzle_fits(&self, inst: InstId, vector: TypeId, swizzle: Swizzle) -> bool {
        let types = &self.module.store.types;
        let Type::Vector { elem, size } = types.get(vector) else { return false };
        let count = swizzle.components().len();
        let fits = match types.get(self.result(inst)) {
            Type::Vector { elem: result, size } => result == elem && usize::from(size) == count,
            _ => self.result(inst) == elem && count == 1,
        };
        fits && swizzle.components().iter().all(|&component| component < size)
    }

    /// Whether both are pointers to buffers of bytes, alike but for the sizes.
    fn are_buffers(&self, a: TypeId, b: TypeId) -> bool {
        let types = &self.module.store.types;
        let is_buffer = |ty| matches!(types.get(ty), Type::Buffer(_));
        match (types.get(a), types.get(b)) {
            (Type::Pointer { space: s, store: a, access: m }, Type::Pointer { space: t, store: b, access: n }) => {
                s == t && m == n && is_buffer(a) && is_buffer(b)
            }
            _ => false,
        }
    }

    /// Whether both are scalars, vectors of one size, or matrices of one size.
    fn same_shape(&self, a: TypeId, b: TypeId) -> bool {
        let types = &self.module.store.types;
        match (types.get(a), types.get(b)) {
            (Type::Vector { size: a, .. }, Type::Vector { size: b, .. }) => a == b,
            (Type::Matrix { column: a, columns: n }, Type::Matrix { column: b, columns: m }) => {
                n == m && self.same_shape(a, b)
            }
            _ => types.is_scalar(a) && types.is_scalar(b),
        }
    }

    /// The size of a numeric scalar or vector in bits; types that cannot be cast have none.
    fn bits(&self, ty: TypeId) -> Option<u64> {
        let types = &self.module.store.types;
        let elem = types.deepest_elem(ty);
        let castable = (types.is_scalar(ty) || types.is_vector(ty)) && elem != TypeId::BOOL;
        let size = if let Type::Vector { size, .. } = types.get(ty) { u64::from(size) } else { 1 };
        castable.then(|| types.layout(elem).size * 8 * size)
    }

    fn unary_fits(&self, op: UnaryOp, operand: TypeId, result: TypeId) -> bool {
        let elem = self.module.store.types.deepest_elem(operand);
        let takes = match op {
            UnaryOp::Negation => matches!(elem, TypeId::I32 | TypeId::F32 | TypeId::F16),
            UnaryOp::Complement => matches!(elem, TypeId::I32 | TypeId::U32),
            UnaryOp::Not => elem == TypeId::BOOL,
            UnaryOp::AddressOf | UnaryOp::Indirection => false,
        };
        takes && operand == result
    }

    fn binary_fits(&self, op: BinaryOp, lhs: TypeId, rhs: TypeId, result: TypeId) -> bool {
        use BinaryOp::{
            Add, And, Div, Equal, GreaterEqual, GreaterThan, LessEqual, LessThan, LogicalAnd, LogicalOr, Mod, Mul,
            NotEqual, Or, ShiftLeft, ShiftRight, Sub, Xor,
        };
        let types = &self.module.store.types;
        let elem = types.deepest_elem(lhs);
        let is_bool = elem == TypeId::BOOL;
        match op {
            Equal | NotEqual | LessThan | GreaterThan | LessEqual | GreaterEqual => {
                let ordered = !matches!(op, Equal | NotEqual);
                lhs == rhs
                    && !(ordered && is_bool)
                    && types.deepest_elem(result) == TypeId::BOOL
                    && self.same_shape(lhs, result)
            }
            And | Or => lhs == rhs && lhs == result && !types.is_float(lhs),
            Xor => lhs == rhs && lhs == result && types.is_integer(lhs),
            ShiftLeft | ShiftRight => {
                lhs == result
                    && types.is_integer(lhs)
                    && types.deepest_elem(rhs) == TypeId::U32
                    && self.same_shape(lhs, rhs)
            }
            Add | Sub | Mul | Div | Mod => {
                !is_bool
                    && types.deepest_elem(rhs) == elem
                    && types.deepest_elem(result) == elem
                    && self.arithmetic_fits(op, lhs, rhs, result)
            }
            LogicalAnd | LogicalOr => lhs == TypeId::BOOL && rhs == lhs && result == lhs,
        }
    }

    /// Shapes of arithmetic: equal ones, a scalar with a vector, and the products of matrices.
    fn arithmetic_fits(&self, op: BinaryOp, lhs: TypeId, rhs: TypeId, result: TypeId) -> bool {
        let types = &self.module.store.types;
        let (a, b, c) = (types.get(lhs), types.get(rhs), types.get(result));
        match (a, b) {
            (Type::Matrix { column, columns }, Type::Matrix { column: inner, columns: count })
                if op == BinaryOp::Mul =>
            {
                types.element_count(inner) == Some(columns.into())
                    && matches!(c, Type::Matrix { column: out, columns } if out == column && columns == count)
            }
            (Type::Matrix { column, columns }, Type::Vector { size, .. }) => {
                op == BinaryOp::Mul && size == columns && result == column
            }
            (Type::Vector { .. }, Type::Matrix { column, columns }) => {
                op == BinaryOp::Mul && lhs == column && matches!(c, Type::Vector { size, .. } if size == columns)
            }
            (Type::Matrix { .. }, Type::Matrix { .. }) => {
                matches!(op, BinaryOp::Add | BinaryOp::Sub) && lhs == rhs && lhs == result
            }
            (Type::Matrix { .. }, _) => op == BinaryOp::Mul && types.is_scalar(rhs) && lhs == result,
            (_, Type::Matrix { .. }) => op == BinaryOp::Mul && types.is_scalar(lhs) && rhs == result,
            (Type::Vector { .. }, _) if types.is_scalar(rhs) => lhs == result,
            (_, Type::Vector { .. }) if types.is_scalar(lhs) => rhs == result,
            _ => lhs == rhs && lhs == result,
        }
    }

    fn call(&mut self, inst: InstId) {
        let module = self.module;
        let Some(function) = module.get_operand(inst, 0).and_then(|value| value.as_function()) else {
            return self.error_at("12/callee", OPERANDS, inst, "'call' has a function as its first operand");
        };
        let wanted: Vec<TypeId> = module.function_params(function).iter().map(|param| module.value(param).ty).collect();
        let found: Vec<TypeId> = module.operands(inst).skip(1).map(|value| self.type_of(value)).collect();
        if wanted != found || self.result(inst) != module.function(function).return_type {
            let name = module.name(module.function(function).name);
            self.error_at("12/signature", OPERANDS, inst, format!("this call does not fit the signature of '{name}'"));
        }
    }
}
