//! The value of an instruction whose operands are constants: the one way from instructions to the evaluation of const-expressions.

use smallvec::SmallVec;

use crate::const_eval::{self, EvalError};
use crate::constant::{ConstFn, ConstId};
use crate::intrinsics::{BuiltinFn, exact_overload};
use crate::ir::{InstId, Module, Op};
use crate::store::Store;
use crate::types::TypeId;

/// What `inst` gives for these operands; nothing where that is not known before the shader runs.
///
/// # Errors
/// The rule of const-expressions that the values break.
pub(crate) fn evaluate(module: &mut Module, inst: InstId, args: &[ConstId]) -> Result<Option<ConstId>, EvalError> {
    let Some(result) = module.result(inst) else { return Ok(None) };
    let ty = module.value(result).ty;
    let op = module.inst(inst).op;
    let store = &mut module.store;
    let function = match op {
        Op::Let => return Ok(Some(args[0])),
        Op::Convert => return const_eval::convert(store, args[0], ty).map(Some),
        Op::Bitcast => return const_eval::bitcast(store, args[0], ty).map(Some),
        Op::Swizzle(swizzle) => {
            let components: SmallVec<[u32; 4]> = swizzle.components().iter().map(|&index| index.into()).collect();
            return Ok(Some(const_eval::swizzle(store, args[0], &components, ty)));
        }
        Op::Access => {
            let mut value = args[0];
            for &index in &args[1..] {
                value = const_eval::index(store, value, index)?;
            }
            return Ok(Some(value));
        }
        Op::Construct => Some(match args {
            [] => ConstFn::Zero,
            [only] if store.types.is_scalar(store.constants.ty(*only)) && store.types.is_vector(ty) => {
                ConstFn::ConstructSplat
            }
            [only] if store.constants.ty(*only) == ty => ConstFn::Identity,
            _ => ConstFn::ConstructElements,
        }),
        Op::Unary(op) => op.const_fn(),
        Op::Binary(op) => op.const_fn(),
        Op::Builtin(function) => const_fn(store, function, args, ty),
        _ => None,
    };
    function.map(|function| const_eval::evaluate(&mut module.store, function, args, ty)).transpose()
}

/// What evaluates a call of a built-in function.
fn const_fn(store: &Store, function: BuiltinFn, args: &[ConstId], result: TypeId) -> Option<ConstFn> {
    let types: SmallVec<[TypeId; 4]> = args.iter().map(|&arg| store.constants.ty(arg)).collect();
    exact_overload(store, function, &types, result)?.const_fn()
}
