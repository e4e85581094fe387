//! Loops, and what leaves them and `switch`es.

use super::language::declaration;
use super::{Wgsl, WgslPrinter, constants};
use crate::ir::{BlockId, InstId, Module, Op, SwitchCase, Value};
use crate::text_target::{Precedence, Printer, Special};

/// The parts of a loop that is written as `for` or `while`.
struct Header {
    initializer: Option<InstId>,
    condition: Option<Value>,
    update: Option<InstId>,
    /// The first instruction of the body proper.
    body: Option<InstId>,
}

/// Writes a loop: as `for` or `while` where it is one, or else as `loop`, in a block with its initializer.
pub(super) fn loop_(p: &mut WgslPrinter<'_>, inst: InstId) {
    let Op::Loop { initializer, body, continuing } = p.module.inst(inst).op else { unreachable!("it is a loop") };
    if let Some(header) = header(p, inst) {
        return headed(p, &header);
    }
    let has_initializer = has_statements(p, initializer);
    if has_initializer {
        p.out.line("{").indent();
        p.block(initializer);
    }
    p.out.line("loop {").indent();
    p.block(body);
    if has_statements(p, continuing) {
        p.out.line("continuing {").indent();
        p.block(continuing);
        p.out.dedent().line("}");
    }
    p.out.dedent().line("}");
    if has_initializer {
        p.out.dedent().line("}");
    }
}

fn has_statements(p: &WgslPrinter<'_>, block: BlockId) -> bool {
    p.module.block_insts(block).any(|inst| p.is_statement(inst))
}

/// Takes a loop apart, if `for` or `while` can be made of the parts.
fn header(p: &WgslPrinter<'_>, inst: InstId) -> Option<Header> {
    let module = p.module;
    let Op::Loop { initializer, body, continuing } = module.inst(inst).op else { return None };
    let first = only_statement(p, initializer)?;
    let update = only_statement(p, continuing)?;
    let fits = |inst: InstId, declares: bool| match module.inst(inst).op {
        Op::Var(_) | Op::Let => declares,
        Op::Store | Op::StoreVectorElement | Op::Call | Op::Builtin(_) => true,
        _ => false,
    };
    if !first.is_none_or(|inst| fits(inst, true)) || !update.is_none_or(|inst| fits(inst, false)) {
        return None;
    }
    if reaches_into(module, continuing, body) {
        return None;
    }
    match test(p, body) {
        Some((condition, body)) => Some(Header { initializer: first, condition: Some(condition), update, body }),
        // `for (;;)` says no more than `loop`.
        None if first.is_some() => {
            Some(Header { initializer: first, condition: None, update, body: module.first_inst(body) })
        }
        None => None,
    }
}

/// The only statement of a block that has none or one; `None` where it has more, or a `break if`.
fn only_statement(p: &WgslPrinter<'_>, block: BlockId) -> Option<Option<InstId>> {
    let mut statements = p.module.block_insts(block).filter(|&inst| p.is_statement(inst));
    let first = statements.next();
    let breaks = p.module.terminator(block).is_some_and(|end| p.module.inst(end).op == Op::BreakIf);
    (statements.next().is_none() && !breaks).then_some(first)
}

/// Whether instructions of `block` use what those of `other` define.
fn reaches_into(module: &Module, block: BlockId, other: BlockId) -> bool {
    let defined_there =
        |operand: Value| module.defining_inst(operand).is_some_and(|inst| module.inst_block(inst) == Some(other));
    module.block_insts(block).any(|inst| module.operands(inst).any(defined_there))
}

/// The condition without which control leaves the loop at the start of its body, and what comes after the test.
fn test(p: &WgslPrinter<'_>, body: BlockId) -> Option<(Value, Option<InstId>)> {
    let module = p.module;
    let inst = module.block_insts(body).find(|&inst| p.is_statement(inst))?;
    let Op::If { then, otherwise } = module.inst(inst).op else { return None };
    let is_only = |block: BlockId, op: Op| {
        let only = module.first_inst(block).filter(|&inst| module.next_inst(inst).is_none());
        only.is_some_and(|inst| module.inst(inst).op == op)
    };
    let fits = is_only(then, Op::ExitIf) && is_only(otherwise, Op::ExitLoop);
    fits.then(|| (module.operand(inst, 0), module.next_inst(inst)))
}

fn headed(p: &mut WgslPrinter<'_>, header: &Header) {
    let Header { initializer, condition, update, body } = *header;
    if initializer.is_none() && update.is_none() {
        p.out.put("while (");
        p.expression(condition.expect("a loop without a header is no such loop"), Precedence::STATEMENT);
    } else {
        p.out.put("for (");
        simple(p, initializer);
        p.out.put(";");
        if let Some(condition) = condition {
            p.out.put(" ");
            p.expression(condition, Precedence::STATEMENT);
        }
        p.out.put(";");
        if update.is_some() {
            p.out.put(" ");
            simple(p, update);
        }
    }
    p.out.line(") {").indent();
    p.statements(body);
    p.out.dedent().line("}");
}

/// Writes a statement without its semicolon.
fn simple(p: &mut WgslPrinter<'_>, inst: Option<InstId>) {
    let Some(inst) = inst else { return };
    match p.module.inst(inst).op {
        Op::Var(_) | Op::Let => declaration(p, inst),
        _ => p.effect(inst),
    }
}

/// Writes the selectors of a `switch`'s case.
pub(super) fn case_label(p: &mut WgslPrinter<'_>, case: &SwitchCase) {
    if case.selectors[..] == [None] {
        p.out.put("default: ");
        return;
    }
    p.out.put("case ");
    for (index, selector) in case.selectors.iter().enumerate() {
        p.out.put(if index == 0 { "" } else { ", " });
        match selector {
            Some(constant) => constants::put(p, *constant),
            None => {
                p.out.put("default");
            }
        }
    }
    p.out.put(": ");
}

/// Writes the exits that have a name of their own. Those at the end of what they leave or go on with are left out.
pub(super) fn special(p: &mut Printer<'_, Wgsl>, inst: InstId, special: Special) {
    match special {
        Special::Continue | Special::ExitSwitch if is_implied(p.module, inst) => {}
        Special::Continue => {
            p.out.line("continue;");
        }
        Special::ExitSwitch => {
            p.out.line("break;");
        }
        Special::BreakIf => {
            p.out.put("break if ");
            p.expression(p.module.operand(inst, 0), Precedence::STATEMENT);
            p.out.line(";");
        }
        Special::Discard => {
            p.out.line("discard;");
        }
        Special::Unreachable => {}
        Special::TerminateInvocation => unreachable!("it is refused before"),
    }
}

/// Whether control goes there anyway: from the end of a loop's body to its continuing block, from that of a case out of the `switch`.
fn is_implied(module: &Module, exit: InstId) -> bool {
    let control = module.inst_block(exit).and_then(|block| module.block_control(block));
    control.is_some_and(|control| match module.inst(control).op {
        Op::Loop { .. } => module.inst(exit).op == Op::Continue,
        Op::Switch(_) => module.inst(exit).op == Op::ExitSwitch,
        _ => false,
    })
}
