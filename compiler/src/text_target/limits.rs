//! Limits that keep the text in proportion to the source.
//!
//! Continuing blocks are written at each `continue`, and constants where the module declares them, so that a short source may ask
//! for an endless text.

use hashbrown::HashMap;

use crate::constant::{ConstId, Value};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::{BlockId, Module, Op};

/// How many statements a function has at most, those counted that are written several times.
const STATEMENTS: u64 = 1 << 20;
/// How many scalars the constants of a module have at most.
const SCALARS: u64 = 1 << 20;

const TOO_MUCH: Rule = Rule::new("target/output-size", "");

/// Refuses functions whose continuing blocks would be written too often.
pub fn check_repetition(module: &Module) -> Result<(), Diagnostics> {
    let continues = module.find_insts(|op| matches!(op, Op::Continue)).count();
    // Each of them may at most double what is written.
    if continues < 16 && (module.inst_count() as u64) << continues <= STATEMENTS {
        return Ok(());
    }
    for &function in &module.function_order {
        if statements(module, module.function(function).block, 0) > STATEMENTS {
            let message =
                format!("continuing blocks written at each 'continue' make more than {STATEMENTS} statements");
            return Err(Diagnostic::error(TOO_MUCH, module.function(function).span, message).into());
        }
    }
    Ok(())
}

/// How many instructions a block is written as, where a `continue` stands for `continuing` of them.
fn statements(module: &Module, block: BlockId, continuing: u64) -> u64 {
    let size = |inst| match module.inst(inst).op {
        Op::Continue => continuing,
        Op::Loop { initializer, body, continuing: next } => {
            let next = statements(module, next, 0);
            statements(module, initializer, 0).saturating_add(statements(module, body, next))
        }
        op if op.is_control() => {
            let blocks = module.inst_blocks(inst);
            blocks.iter().fold(0, |sum: u64, &block| sum.saturating_add(statements(module, block, continuing)))
        }
        _ => 1,
    };
    module.block_insts(block).fold(0, |sum: u64, inst| sum.saturating_add(size(inst)))
}

/// Counts the scalars of constants, each constant once.
#[derive(Default)]
pub struct Scalars {
    known: HashMap<ConstId, u64>,
    total: u64,
}

impl Scalars {
    /// How many scalars a constant is written as.
    pub fn of(&mut self, module: &Module, id: ConstId) -> u64 {
        if let Some(&known) = self.known.get(&id) {
            return known;
        }
        let constants = &module.store.constants;
        // Types nest little, and so do their constants.
        let count = match constants.value(id) {
            Value::Splat(element) => {
                let count = module.store.types.element_count(constants.ty(id)).unwrap_or(1);
                self.of(module, element).saturating_mul(count.into())
            }
            Value::Composite(run) => {
                let elements = constants.elements(run).iter();
                elements.fold(0, |sum: u64, &element| sum.saturating_add(self.of(module, element)))
            }
            _ => 1,
        };
        self.known.insert(id, count);
        count
    }

    /// Notes that a constant is written once more.
    pub fn write(&mut self, module: &Module, id: ConstId) -> Result<(), Diagnostics> {
        self.total = self.total.saturating_add(self.of(module, id));
        if self.total <= SCALARS {
            return Ok(());
        }
        let message = format!("the constants of the module are written as more than {SCALARS} scalars");
        Err(Diagnostic::error(TOO_MUCH, Span::NONE, message).into())
    }
}
