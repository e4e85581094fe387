//! The operands and results of each instruction (rule 12), and the dialect properties that instructions need (rule 17).

use super::{OPERANDS, PROPERTY, Validator};
use crate::intrinsics::{BinaryOp, UnaryOp};
use crate::ir::{DialectProperties, InstId, Op, Swizzle};
use crate::types::{ArrayCount, Type, TypeId};

impl Validator<'_> {
    pub(super) fn inst_types(&mut self, inst: InstId) {
        if !self.row(inst) {
            return;
        }
        match self.module.inst(inst).op {
            Op::Var(_) => self.var(inst),
            Op::Load => self.load(inst, false),
            Op::LoadVectorElement => self.load(inst, true),
            Op::Store => self.store(inst, false),
            Op::StoreVectorElement => self.store(inst, true),
            Op::Access => self.access(inst),
            Op::Let => {
                if matches!(self.module.store.types.get(self.result(inst)), Type::Pointer { .. }) {
                    self.needs_property(inst, DialectProperties::POINTER_LETS, "pointers with names of their own are");
                }
                self.shape(inst, |v, types| types[0] == v.result(inst));
            }
            Op::Override(_) => self.override_(inst),
            Op::Swizzle(swizzle) => self.shape(inst, |v, types| v.swizzle_fits(inst, types[0], swizzle)),
            Op::Convert => self.shape(inst, |v, types| {
                v.is_conversion(types[0], v.result(inst)) || v.is_part_of_buffer(types[0], v.result(inst))
            }),
            Op::Bitcast => self.shape(inst, |v, types| v.is_cast(types[0], v.result(inst))),
            Op::Unary(op) => self.shape(inst, |v, types| v.unary_fits(op, types[0], v.result(inst))),
            Op::Binary(op) => self.shape(inst, |v, types| v.binary_fits(op, types[0], types[1], v.result(inst))),
            Op::Construct => self.construct(inst),
            Op::Call => self.call(inst),
            Op::Dialect(function) => self.dialect(inst, function),
            Op::Builtin(function) => self.builtin(inst, function),
            Op::If { .. } => self.condition(inst),
            Op::Switch(cases) => self.cases(inst, cases),
            Op::ExitIf | Op::ExitLoop | Op::ExitSwitch => self.exit(inst),
            Op::Continue => self.continue_(inst),
            Op::NextIteration => self.next_iteration(inst),
            Op::BreakIf => self.break_if(inst),
            Op::Return => self.return_value(inst),
            // What the table says of them is all that there is to check.
            Op::Loop { .. } | Op::Discard => {}
            Op::Unreachable | Op::TerminateInvocation => self.dead_end(inst),
        }
    }

    /// Whether the instruction has as many operands and results as its row of the table says, without which the other checks make no sense.
    /// The module must have the dialect property that the row asks for.
    fn row(&mut self, inst: InstId) -> bool {
        let module = self.module;
        let op = module.inst(inst).op;
        let (row, mnemonic) = (op.row(), op.mnemonic());
        if let Some(property) = row.since.first_beyond(module.properties) {
            let message = format!("'{mnemonic}' is not allowed at this stage: it needs '{property}'");
            self.error_at(PROPERTY, inst, message);
        }
        let (results, operands) = (module.results(inst).len(), module.operand_count(inst));
        if !row.results.fit(results) {
            let message = format!("'{mnemonic}' does not have {results} results");
            self.error_at(OPERANDS, inst, message);
            return false;
        }
        let (fewest, most) = row.operand_counts();
        if operands < fewest || most.is_some_and(|most| operands > most) {
            let count = match most {
                Some(most) if most == fewest => format!("{most}"),
                Some(most) => format!("{fewest} to {most}"),
                None => format!("at least {fewest}"),
            };
            self.error_at(OPERANDS, inst, format!("'{mnemonic}' has {count} operands, not {operands}"));
            return false;
        }
        true
    }

    pub(super) fn result(&self, inst: InstId) -> TypeId {
        self.module.result(inst).map_or(TypeId::VOID, |value| self.module.value(value).ty)
    }

    /// Checks what `fits` says of the types of the operands.
    fn shape(&mut self, inst: InstId, fits: impl FnOnce(&Self, &[TypeId]) -> bool) {
        let types: smallvec::SmallVec<[TypeId; 4]> =
            self.module.operands(inst).map(|value| self.type_of(value)).collect();
        if !fits(self, &types) {
            let mnemonic = self.module.inst(inst).op.mnemonic();
            let message = self.no_overload(mnemonic, &types, self.result(inst));
            self.error_at(OPERANDS, inst, message);
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

    /// Whether both are pointers to buffers of bytes, of which the second is part of the first: its size is no greater, or unknown.
    fn is_part_of_buffer(&self, a: TypeId, b: TypeId) -> bool {
        let types = &self.module.store.types;
        let is_part = |a, b| match (types.get(a), types.get(b)) {
            (Type::Buffer(ArrayCount::Fixed(whole)), Type::Buffer(ArrayCount::Fixed(part))) => part <= whole,
            (Type::Buffer(ArrayCount::Runtime), Type::Buffer(ArrayCount::Fixed(_))) => false,
            (Type::Buffer(_), Type::Buffer(_)) => true,
            _ => false,
        };
        match (types.get(a), types.get(b)) {
            (Type::Pointer { space: s, store: a, access: m }, Type::Pointer { space: t, store: b, access: n }) => {
                s == t && m == n && is_part(a, b)
            }
            _ => false,
        }
    }

    /// Whether both have one shape, of other scalars.
    fn is_conversion(&self, a: TypeId, b: TypeId) -> bool {
        let types = &self.module.store.types;
        self.same_shape(a, b) && types.deepest_elem(a) != types.deepest_elem(b)
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

    /// Whether a bitcast gives `b` from `a`: both numbers of as many bits, or pointers to a vector and its packed form.
    fn is_cast(&self, a: TypeId, b: TypeId) -> bool {
        let types = &self.module.store.types;
        match (types.get(a), types.get(b)) {
            (Type::Pointer { space: s, store: a, access: m }, Type::Pointer { space: t, store: b, access: n }) => {
                s == t && m == n && self.is_packing(a, b)
            }
            _ => self.bits(a).is_some_and(|bits| self.bits(b) == Some(bits)),
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
        let types = &self.module.store.types;
        let elem =
            if matches!(types.get(operand), Type::Matrix { .. }) { operand } else { types.deepest_elem(operand) };
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
        if !types.is_scalar(elem) {
            return false;
        }
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
}
