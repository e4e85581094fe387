//! The value of an instruction whose operands are constants: the one way from instructions to the evaluation of const-expressions.

use smallvec::SmallVec;

use crate::constant::{self, ConstFn, ConstId, EvalError, EvalStage};
use crate::intrinsics::{Callee, Lookup};
use crate::ir::{InstId, Module, Op};
use crate::store::Store;
use crate::types::TypeId;

/// Evaluates instructions of one module.
pub(super) struct Evaluator {
    lookup: Lookup,
}

impl Evaluator {
    /// Knows no overload yet.
    pub(super) fn new() -> Self {
        Self { lookup: Lookup::new() }
    }

    /// What `inst` gives for these operands; nothing where that is not known before the shader runs.
    ///
    /// # Errors
    /// The rule of const-expressions that the values break.
    pub(super) fn value(
        &mut self,
        module: &mut Module,
        inst: InstId,
        args: &[ConstId],
    ) -> Result<Option<ConstId>, EvalError> {
        let Some(result) = module.result(inst) else { return Ok(None) };
        let ty = module.value(result).ty;
        let op = module.inst(inst).op;
        let store = &mut module.store;
        let function = match op {
            Op::Let => return Ok(Some(args[0])),
            Op::Convert => return constant::convert(store, args[0], ty).map(Some),
            Op::Bitcast => return constant::bitcast(store, args[0], ty).map(Some),
            Op::Swizzle(swizzle) => {
                let components: SmallVec<[u32; 4]> = swizzle.components().iter().map(|&index| index.into()).collect();
                return Ok(Some(constant::swizzle(store, args[0], &components, ty)));
            }
            Op::Access => {
                let mut value = args[0];
                for &index in &args[1..] {
                    value = constant::index(store, value, index)?;
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
            Op::Unary(op) => self.const_fn(store, Callee::Unary(op), args),
            Op::Binary(op) => self.const_fn(store, Callee::Binary { op, is_compound: false }, args),
            Op::Builtin(function) => self.const_fn(store, Callee::Function(function), args),
            _ => None,
        };
        function.map(|function| constant::evaluate(&mut module.store, function, args, ty)).transpose()
    }

    fn const_fn(&mut self, store: &mut Store, callee: Callee, args: &[ConstId]) -> Option<ConstFn> {
        let types: SmallVec<[TypeId; 4]> = args.iter().map(|&arg| store.constants.ty(arg)).collect();
        self.lookup.lookup(store, callee, &[], &types, EvalStage::Override).ok()?.overload.const_fn()
    }
}
