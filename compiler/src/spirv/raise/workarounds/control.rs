//! Control flow that drivers get wrong.

use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, InstId, Module, Op};
use crate::rewrite::values::select;
use crate::types::TypeId;

/// Numbers the cases of a switch: what it is over is compared with the selectors before, and then one of the numbers.
pub(super) fn dense_switch(module: &mut Module, switch: InstId) {
    let Op::Switch(id) = module.inst(switch).op else { return };
    let selector = module.operand(switch, 0);
    let cases = module.switch_cases(id).to_vec();
    let mut b = Builder::before(module, switch);
    let default = cases.iter().position(|case| case.selectors.contains(&None)).unwrap_or(0);
    let mut number = b.u32(default as u32);
    for (index, case) in cases.iter().enumerate().filter(|(index, _)| *index != default) {
        for &constant in case.selectors.iter().flatten() {
            let is_it = b.binary(BinaryOp::Equal, TypeId::BOOL, selector, constant.into());
            let index = b.u32(index as u32);
            number = select(&mut b, number, index, is_it);
        }
    }
    module.set_operand(switch, 0, number);
    for index in 0..cases.len() {
        let selector = (index != default).then(|| module.store.constants.u32(index as u32));
        module.switch_cases_mut(id)[index].selectors = smallvec::smallvec![selector];
    }
}
