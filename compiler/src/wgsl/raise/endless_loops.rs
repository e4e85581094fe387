//! Gives loops that nothing leaves an end that is never reached: WGSL rejects loops without one.

use crate::ir::{BlockId, Builder, Cursor, InstId, Module, Op};
use crate::transform::Transform;

pub(super) const INFO: Transform = Transform {
    name: "endless_loops",
    description: "gives loops that nothing leaves an end that is never reached",
    follows: &["remove_loop_exits_in_switch"],
    run: |module, _| {
        endless_loops(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Ends the rounds of endless loops with `break if false`.
pub(super) fn endless_loops(module: &mut Module) {
    INFO.begin(module);
    if !module.may_hold(|op| matches!(op, Op::Loop { .. })) {
        return;
    }
    for inst in leaves_nothing(module, &module.all_insts()) {
        let Op::Loop { continuing, .. } = module.inst(inst).op else { continue };
        end(module, continuing);
    }
}

/// The loops among `insts`, which are in printed order, that no `break` and no `return` leaves.
fn leaves_nothing(module: &Module, insts: &[InstId]) -> Vec<InstId> {
    let mut is_left = vec![false; module.block_count()];
    // Inner instructions come later, so that walking backwards sees what is inside of a block before its owner.
    let mut endless = Vec::new();
    let index = |block: BlockId| crate::util::Id::index(block);
    let mut returns = vec![false; module.block_count()];
    for &inst in insts.iter().rev() {
        let block = module.inst_block(inst).expect("what is walked is in a block");
        let op = module.inst(inst).op;
        let inner = module.inst_blocks(inst);
        let returned = op == Op::Return || inner.iter().any(|&block| returns[index(block)]);
        returns[index(block)] |= returned;
        let left = inner.iter().any(|&block| is_left[index(block)]);
        match op {
            Op::ExitLoop | Op::BreakIf => is_left[index(block)] = true,
            Op::Loop { .. } if !left && !returned => endless.push(inst),
            Op::Loop { .. } => {}
            // What leaves an `if` or a `switch` leaves the loop around it.
            _ => is_left[index(block)] |= left,
        }
    }
    endless
}

fn end(module: &mut Module, continuing: BlockId) {
    if let Some(old) = module.terminator(continuing) {
        module.remove(old);
    }
    let mut b = Builder::new(module, Cursor::End(continuing));
    let never = b.bool(false);
    b.exit(Op::BreakIf, &[never]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{PrintOptions, parse, print};

    #[test]
    fn only_loops_that_nothing_leaves_get_an_end() {
        let mut module = parse(
            "fn f(%c: bool) {
  loop {
    body {
      if %c {
        exit_loop
      }
      loop {
        body {
          continue
        }
        continuing {
          next_iteration
        }
      }
      unreachable
    }
  }
  ret
}
",
        )
        .expect("it parses");
        endless_loops(&mut module);
        let text = print(&module, &PrintOptions::default());
        assert_eq!(text.matches("break_if false").count(), 1, "{text}");
        assert!(!text.contains("next_iteration"), "{text}");
    }
}
