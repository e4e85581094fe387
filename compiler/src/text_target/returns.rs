//! Functions of text targets return at their end.

use crate::ir::{BlockId, Builder, InstId, Module, Op};
use crate::transform::{Transform, read_settings};
use crate::types::TypeId;

crate::option_table! {
    /// What [`return_from_ends`] may be told.
    #[derive(Copy, Eq)]
    pub struct ReturnConfig {
        /// Whether a loop that nothing leaves counts as one that ends: naga reads WGSL so.
        behind_loops: bool = false,
    }
}

pub(super) const INFO: Transform = Transform {
    name: "return_from_ends",
    description: "returns the zero value where a function seems to end without a return",
    follows: &["remove_loop_exits_in_switch"],
    options: ReturnConfig::TABLE,
    run: |module, settings| {
        return_from_ends(module, read_settings(settings)?);
        Ok(())
    },
    ..Transform::ANY
};

/// Where compilers look for a `return`, and control never arrives, returns the zero value.
pub fn return_from_ends(module: &mut Module, config: ReturnConfig) {
    INFO.begin(module);
    for function in module.function_order.clone() {
        let (body, ty) = (module.function(function).block, module.function(function).return_type);
        let Some(end) = module.terminator(body) else { continue };
        if module.inst(end).op != Op::Unreachable || ty == TypeId::VOID || !falls_to(module, end, config) {
            continue;
        }
        let mut b = Builder::before(module, end);
        let zero = b.zero(ty);
        b.ret(Some(zero));
        module.remove(end);
    }
}

/// Whether a reader of the text sees control arrive at `end`, the end of its block.
fn falls_to(module: &Module, end: InstId, config: ReturnConfig) -> bool {
    let mut pending = vec![end];
    while let Some(end) = pending.pop() {
        let Some(last) = module.prev_inst(end) else { return true };
        let ends = |blocks: &[BlockId], pending: &mut Vec<InstId>| {
            for &block in blocks {
                let Some(exit) = module.terminator(block) else { return true };
                match module.inst(exit).op {
                    Op::ExitIf | Op::ExitSwitch => return true,
                    Op::Unreachable => pending.push(exit),
                    _ => {}
                }
            }
            false
        };
        let falls = match module.inst(last).op {
            Op::If { then, otherwise } => ends(&[then, otherwise], &mut pending),
            // A `break` below an `if` is not looked for: one `return` too many does no harm.
            Op::Switch(_) => true,
            Op::Loop { .. } => config.behind_loops || has_exit(module, last),
            _ => true,
        };
        if falls {
            return true;
        }
    }
    false
}

fn has_exit(module: &Module, inst: InstId) -> bool {
    let mut pending: Vec<BlockId> = module.inst_blocks(inst).into_iter().collect();
    while let Some(block) = pending.pop() {
        for inst in module.block_insts(block) {
            match module.inst(inst).op {
                Op::ExitLoop | Op::BreakIf => return true,
                Op::If { .. } | Op::Switch(_) => pending.extend(module.inst_blocks(inst)),
                _ => {}
            }
        }
    }
    false
}
