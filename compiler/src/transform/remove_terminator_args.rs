//! For text targets: what control instructions hand over becomes variables.
//!
//! The results of `if`, `loop` and `switch`, and the parameters of a loop's blocks, each get a variable before the instruction;
//! exits store to it, and what used the value loads it. Afterwards no terminator but `ret` and `break_if`'s condition has operands.

use smallvec::SmallVec;

use super::Transform;
use crate::diagnostic::Diagnostics;
use crate::ir::{BlockId, Builder, Cursor, InstId, Module, Op, Value, ValueId, ValueRun};
use crate::types::{Access, AddressSpace};
use crate::util::IdVec;

/// The variables of one control instruction.
#[derive(Clone, Default)]
struct Variables {
    results: SmallVec<[Value; 2]>,
    body: SmallVec<[Value; 2]>,
    continuing: SmallVec<[Value; 2]>,
}

pub(super) const INFO: Transform = Transform {
    name: "remove_terminator_args",
    description: "turns what control instructions hand over into variables",
    follows: &["short_circuit"],
    run: |module, _| remove_terminator_args(module),
    ..Transform::ANY
};

/// Turns results and block parameters of control instructions into variables. Those at module scope, where overrides are made, stay.
pub fn remove_terminator_args(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.begin(module);
    let controls = module.find_insts_of_functions(Op::is_control);
    let taking: Vec<InstId> = controls.filter(|&inst| takes_operands(module, inst)).collect();
    if taking.is_empty() {
        return Ok(());
    }
    let mut state = State { index: IdVec::new(), variables: Vec::new() };
    state.index.resize(module.inst_count(), None);
    for inst in taking {
        state.declare(module, inst);
    }
    for inst in module.find_insts_of_functions(Op::is_terminator) {
        state.store(module, inst);
    }
    Ok(())
}

/// Whether anything is handed over to a control instruction's results, or to the parameters of its blocks.
fn takes_operands(module: &Module, inst: InstId) -> bool {
    let blocks = module.inst_blocks(inst);
    !module.results(inst).is_empty() || blocks.into_iter().any(|block| !module.block_params(block).is_empty())
}

struct State {
    /// Where each control instruction's variables are in `variables`.
    index: IdVec<InstId, Option<u32>>,
    variables: Vec<Variables>,
}

impl State {
    /// Gives a control instruction its variables.
    fn declare(&mut self, module: &mut Module, inst: InstId) {
        let op = module.inst(inst).op;
        let results = module.results(inst);
        let mut variables = Variables { results: declare_before(module, inst, results), ..Variables::default() };
        load_all(module, Cursor::After(inst), results, &variables.results);
        module.set_results(inst, &[]);
        if let Op::Loop { body, continuing, .. } = op {
            variables.body = block_variables(module, inst, body);
            variables.continuing = block_variables(module, inst, continuing);
        }
        self.index[inst] = Some(self.variables.len() as u32);
        self.variables.push(variables);
    }

    /// Turns the operands of an exit into stores.
    fn store(&self, module: &mut Module, exit: InstId) {
        let op = module.inst(exit).op;
        let handed = module.operand_count(exit) - usize::from(op == Op::BreakIf).min(module.operand_count(exit));
        if handed == 0 {
            return;
        }
        let Some(target) = module.exit_target(exit) else { return };
        let index = self.index.get(target).copied().flatten().expect("what takes operands has variables");
        let Variables { results, body, continuing } = &self.variables[index as usize];
        let operands: SmallVec<[Value; 8]> = module.operand_list(exit);
        let (kept, variables): (usize, SmallVec<[Value; 4]>) = match op {
            Op::ExitIf | Op::ExitLoop | Op::ExitSwitch => (0, results.iter().copied().collect()),
            Op::Continue => (0, continuing.iter().copied().collect()),
            Op::NextIteration => (0, body.iter().copied().collect()),
            Op::BreakIf => (1, body.iter().chain(results).copied().collect()),
            _ => return,
        };
        let mut builder = Builder::before(module, exit);
        for (&variable, &value) in variables.iter().zip(&operands[kept..]) {
            builder.store(variable, value);
        }
        module.set_operands(exit, &operands[..kept]);
    }
}

/// A variable before `inst` for each value, of its name.
fn declare_before(module: &mut Module, inst: InstId, values: ValueRun) -> SmallVec<[Value; 2]> {
    let mut builder = Builder::before(module, inst);
    let declare = |value: ValueId| {
        let (ty, name) = (builder.module.value(value).ty, builder.module.value(value).name);
        let variable = builder.var(AddressSpace::Function, ty, Access::ReadWrite);
        let id = variable.as_defined().expect("a variable is an instruction's result");
        builder.module.set_name(id, name);
        variable
    };
    values.iter().map(declare).collect()
}

/// Makes the users of `values` use what `variables` hold at `cursor`.
fn load_all(module: &mut Module, cursor: Cursor, values: ValueRun, variables: &[Value]) {
    let mut builder = Builder::new(module, cursor);
    for (value, &variable) in values.iter().zip(variables) {
        let loaded = builder.load(variable);
        builder.module.replace_all_uses(value, loaded);
    }
}

/// The variables of a loop block's parameters, which it then has no longer.
fn block_variables(module: &mut Module, inst: InstId, block: BlockId) -> SmallVec<[Value; 2]> {
    let params = module.block_params(block);
    let variables = declare_before(module, inst, params);
    if let Some(first) = module.first_inst(block) {
        load_all(module, Cursor::Before(first), params, &variables);
    }
    module.set_block_params(block, &[]);
    variables
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{PrintOptions, parse, print};

    #[test]
    fn results_and_parameters_become_variables() {
        let mut module = parse(
            "fn f(%c: bool) -> i32 {
  %r: i32 = loop {
    init {
      next_iteration 1i
    }
    body(%i: i32) {
      %s: i32 = if %c {
        exit_if %i
      } else {
        exit_loop 2i
      }
      continue %s
    }
    continuing(%n: i32) {
      break_if %c, %n, 3i
    }
  }
  ret %r
}
",
        )
        .expect("it parses");
        remove_terminator_args(&mut module).expect("it cannot fail");
        let text = print(&module, &PrintOptions::default());
        assert!(text.contains("loop {\n    init {\n      store %i, 1i\n      next_iteration\n"), "{text}");
        assert!(text.contains("exit_loop\n"), "{text}");
        assert!(text.contains("break_if %c\n"), "{text}");
    }
}
