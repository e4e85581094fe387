//! A `switch` that has but one block: FXC miscompiles it, so that it becomes a loop that runs once, `do { ... } while (false)`.
//!
//! Exits of loops around it have left the `switch` before.

use crate::ir::{BlockId, Builder, Cursor, DialectProperties, InstId, Module, Op};
use crate::transform::Transform;

pub(super) const INFO: Transform = Transform {
    name: "switches",
    description: "makes loops that run once of switches of one block",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["remove_loop_exits_in_switch"],
    run: |module, _| {
        switches(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites every such `switch`.
pub(super) fn switches(module: &mut Module) {
    INFO.begin(module);
    for inst in module.find_insts(|op| matches!(op, Op::Switch(_))) {
        let Op::Switch(cases) = module.inst(inst).op else { continue };
        if let [only] = module.switch_cases(cases) {
            let body = only.block;
            once(module, inst, body);
        }
    }
}

/// Makes a loop that runs once of a `switch`. What computes the selector stays where it is.
fn once(module: &mut Module, switch: InstId, body: BlockId) {
    let [initializer, continuing] = [(); 2].map(|()| module.create_block());
    for exit in exits(module, body) {
        let ends_body = module.inst_block(exit) == Some(body);
        module.set_op(exit, if ends_body { Op::Continue } else { Op::ExitLoop });
    }
    let mut b = Builder::new(module, Cursor::End(continuing));
    let is_done = b.bool(true);
    b.exit(Op::BreakIf, &[is_done]);
    module.set_operands(switch, &[]);
    module.set_op(switch, Op::Loop { initializer, body, continuing });
}

/// The exits of the `switch` that a block belongs to.
fn exits(module: &Module, body: BlockId) -> Vec<InstId> {
    let (mut found, mut pending) = (Vec::new(), vec![body]);
    while let Some(block) = pending.pop() {
        for inst in module.block_insts(block) {
            match module.inst(inst).op {
                // Loops and other switches have exits of their own.
                Op::If { then, otherwise } => pending.extend([otherwise, then]),
                Op::ExitSwitch => found.push(inst),
                _ => {}
            }
        }
    }
    found
}
