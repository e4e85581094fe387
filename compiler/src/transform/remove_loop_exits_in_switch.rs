//! For text targets: a loop is not left or continued from inside a `switch`.
//!
//! Where `break` means the innermost `switch` or loop, and where continuing blocks are written at each `continue`, an exit of the
//! loop that stands in a `switch` becomes a flag and an exit of the `switch`; after the `switch` the flag is tested.
//! Needs [`remove_terminator_args`](super::remove_terminator_args) to have run.

use smallvec::SmallVec;

use super::Transform;
use crate::diagnostic::Diagnostics;
use crate::ir::{BlockId, Builder, InstId, Module, Op, Value};
use crate::types::{Access, AddressSpace, TypeId};

crate::option_table! {
    /// What [`remove_loop_exits_in_switch`] may be told.
    #[derive(Copy, Eq)]
    pub struct LoopExitsConfig {
        /// Whether `continue` is replaced too, not only `exit_loop`.
        continues: bool = true,
        /// Whether `return` is replaced in the `switch`es that loops hold: DXC dies on some of them.
        returns: bool = false,
    }
}

/// An exit of a loop that stands in a `switch`, and the `switch`.
type Exit = (InstId, Op);

pub(super) const INFO: Transform = Transform {
    name: "remove_loop_exits_in_switch",
    description: "moves exits of loops out of switches, by a flag",
    follows: &["remove_terminator_args"],
    options: LoopExitsConfig::TABLE,
    run: |module, settings| remove_loop_exits_in_switch(module, &super::read_settings(settings)?),
    ..Transform::ANY
};

/// Moves exits of loops out of `switch`es.
pub fn remove_loop_exits_in_switch(module: &mut Module, config: &LoopExitsConfig) -> Result<(), Diagnostics> {
    INFO.begin(module);
    // Innermost first, so that what comes to stand after an inner `switch` is seen by the outer one.
    for inst in module.find_insts(|op| matches!(op, Op::Switch(_))).rev() {
        let exits = loop_exits(module, inst, config);
        for op in [Op::ExitLoop, Op::Continue, Op::Return] {
            let found: SmallVec<[InstId; 4]> = exits.iter().filter(|exit| exit.1 == op).map(|exit| exit.0).collect();
            if op != Op::Return && found.iter().any(|&exit| module.operand_count(exit) > 0)
                || !found.is_empty() && !module.results(inst).is_empty()
            {
                let why = "'remove_loop_exits_in_switch' takes modules after 'remove_terminator_args'";
                return Err(super::wrong_setting(why.to_owned()));
            }
            if !found.is_empty() {
                by_flag(module, inst, op, &found);
            }
        }
    }
    Ok(())
}

/// The exits inside a `switch`, inner `switch`es excepted, that leave or continue a loop around it.
fn loop_exits(module: &Module, switch: InstId, config: &LoopExitsConfig) -> SmallVec<[Exit; 4]> {
    let returns = config.returns && is_in_loop(module, switch);
    let mut found = SmallVec::new();
    let mut pending: Vec<BlockId> = module.inst_blocks(switch).into_iter().rev().collect();
    while let Some(block) = pending.pop() {
        for inst in module.block_insts(block) {
            match module.inst(inst).op {
                // Inner switches are done; inner loops keep their exits to themselves.
                Op::If { then, otherwise } => pending.extend([otherwise, then]),
                Op::ExitLoop => found.push((inst, Op::ExitLoop)),
                Op::Continue if config.continues => found.push((inst, Op::Continue)),
                Op::Return if returns => found.push((inst, Op::Return)),
                _ => {}
            }
        }
    }
    found
}

/// Replaces `exits` of the loop by a flag that is tested after the `switch`.
fn by_flag(module: &mut Module, switch: InstId, op: Op, exits: &[InstId]) {
    let mut builder = Builder::before(module, switch);
    let flag = builder.var(AddressSpace::Function, TypeId::BOOL, Access::ReadWrite);
    let flag = builder.name(
        flag,
        match op {
            Op::Continue => "continues",
            Op::Return => "returns",
            _ => "exits",
        },
    );
    let value = returned(module, exits).map(|ty| {
        let mut builder = Builder::before(module, switch);
        let value = builder.var(AddressSpace::Function, ty, Access::ReadWrite);
        builder.name(value, "return_value")
    });
    for &exit in exits {
        set_flag(module, exit, flag, value);
    }
    let mut builder = Builder::after(module, switch);
    let is_set = builder.load(flag);
    let (_, then, otherwise) = builder.if_(is_set, &[]);
    builder.in_block(then, |builder| match value {
        Some(value) => {
            let value = builder.load(value);
            builder.ret(Some(value))
        }
        None => builder.exit(op, &[]),
    });
    builder.in_block(otherwise, |builder| builder.exit(Op::ExitIf, &[]));
}

/// The type of what exits hand over, which only a `return` does.
fn returned(module: &Module, exits: &[InstId]) -> Option<TypeId> {
    module.get_operand(*exits.first()?, 0).map(|value| module.type_of(value))
}

/// Makes an exit of the loop or function one of the `switch`.
fn set_flag(module: &mut Module, exit: InstId, flag: Value, value: Option<Value>) {
    let returned = module.get_operand(exit, 0);
    let mut builder = Builder::before(module, exit);
    if let (Some(variable), Some(value)) = (value, returned) {
        builder.store(variable, value);
    }
    let set = builder.bool(true);
    builder.store(flag, set);
    module.set_operands(exit, &[]);
    module.set_op(exit, Op::ExitSwitch);
}

/// Whether a loop is around an instruction.
fn is_in_loop(module: &Module, mut inst: InstId) -> bool {
    while let Some(control) = module.inst_block(inst).and_then(|block| module.block_control(block)) {
        if matches!(module.inst(control).op, Op::Loop { .. }) {
            return true;
        }
        inst = control;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{PrintOptions, parse, print};

    #[test]
    fn exits_leave_nested_switches_one_by_one() {
        let mut module = parse(
            "fn f(%a: i32) {
  loop {
    body {
      switch %a {
        case default {
          switch %a {
            case default {
              continue
            }
          }
          unreachable
        }
      }
      unreachable
    }
    continuing {
      next_iteration
    }
  }
  unreachable
}
",
        )
        .expect("it parses");
        remove_loop_exits_in_switch(&mut module, &LoopExitsConfig::default()).expect("it cannot fail");
        let text = print(&module, &PrintOptions::default());
        assert_eq!(text.matches("store %continues").count(), 2, "{text}");
        assert_eq!(text.matches(" continue\n").count(), 1, "{text}");
    }
}
