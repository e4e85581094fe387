//! Sums, differences and conversions of matrices, which SPIR-V has of vectors only: column by column.

use smallvec::SmallVec;

use crate::diagnostic::Diagnostics;
use crate::intrinsics::BinaryOp;
use crate::ir::{Allow, Builder, InstId, Module, Op, Value};
use crate::transform::Transform;
use crate::transform::rewrite::replace;
use crate::types::Type;

pub(super) const INFO: Transform = Transform {
    name: "matrix_arithmetic",
    description: "adds, subtracts and converts matrices column by column",
    accepts: Allow::DUPLICATE_NAMES,
    adds: Allow::CORE,
    removes: Allow::CORE,
    run: matrix_arithmetic,
};

/// Afterwards the only operations on matrices are products and built-in functions.
pub(super) fn matrix_arithmetic(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let is_wanted = |op| matches!(op, Op::Binary(BinaryOp::Add | BinaryOp::Sub) | Op::Convert);
        for inst in module.find_insts(is_wanted) {
            by_column(module, inst);
        }
        Ok(())
    })
}

fn by_column(module: &mut Module, inst: InstId) {
    let op = module.inst(inst).op;
    let ty = module.type_of(module.result(inst).expect("an operator has a result").into());
    let Type::Matrix { column, columns } = module.store.types.get(ty) else { return };
    let operands: SmallVec<[Value; 2]> = module.operands(inst).collect();
    let mut b = Builder::before(module, inst);
    let mut parts = SmallVec::<[Value; 4]>::new();
    for index in 0..columns {
        let of_column: SmallVec<[Value; 2]> =
            operands.iter().map(|&operand| b.extract(operand, index.into())).collect();
        parts.push(b.emit_value(op, &of_column, column));
    }
    let value = b.construct(ty, &parts);
    replace(module, inst, value);
}
