//! Functions, entry points and loops.

use super::super::raise::Role;
use super::{HlslPrinter, declarations, types};
use crate::ir::{BlockId, FunctionId, InstId, Module, Op, Value};
use crate::output::EntryPointInfo;
use crate::text_target::{Precedence, Special};
use crate::types::Type;

/// What an enclosing loop is made of.
#[derive(Copy, Clone)]
pub(super) struct LoopBlocks {
    body: BlockId,
    continuing: BlockId,
}

/// Writes a function.
pub(super) fn function(p: &mut HlslPrinter<'_>, id: FunctionId) {
    let (module, names) = (p.module, p.names);
    let function = module.function(id);
    if let Some([x, y, z]) = EntryPointInfo::workgroup_size_of(module, id) {
        p.out.put("[numthreads(").number(x.into()).put(", ").number(y.into());
        p.out.put(", ").number(z.into()).line(")]");
    }
    if let Type::Array { .. } = module.store.types.get(function.return_type) {
        // Only a name can stand for an array that is returned.
        let name = format!("{}_result", names.function(id));
        p.out.put("typedef ");
        types::declare(p, function.return_type, &name);
        p.out.line(";").put(&name);
    } else {
        types::put(p, function.return_type);
    }
    p.out.put(" ").put(names.function(id)).put("(");
    for (index, (param, info)) in module.function_params(id).iter().zip(&function.param_info).enumerate() {
        p.out.put(if index == 0 { "" } else { ", " });
        let ty = module.value(param).ty;
        let ty = match module.store.types.get(ty) {
            Type::Pointer { store, .. } => {
                p.out.put("inout ");
                store
            }
            _ => ty,
        };
        types::declare(p, ty, names.value_name(param));
        if let Some(stage) = function.stage {
            declarations::semantic(&mut p.out, &info.io, Role::Input(stage));
        }
    }
    p.out.put(") ");
    p.braced(function.block);
    p.out.newline();
}

/// Writes a loop. Its continuing block is written where control goes on with it.
pub(super) fn loop_(p: &mut HlslPrinter<'_>, inst: InstId) {
    let Op::Loop { initializer, body, continuing } = p.module.inst(inst).op else { unreachable!("it is a loop") };
    p.block(initializer);
    let is_once = runs_once(p.module, continuing);
    let head = if is_once { None } else { head(p, body) };
    p.language.loops.push(LoopBlocks { body, continuing });
    match head {
        Some(test) => {
            p.source_line(test);
            p.out.put("while (");
            p.expression(p.module.operand(test, 0), Precedence::STATEMENT);
            p.out.line(") {").indent();
            p.statements(p.module.next_inst(test));
            p.out.dedent().line("}");
        }
        None => {
            p.out.put(if is_once { "do " } else { "while (true) " });
            p.braced(body);
            p.out.line(if is_once { " while (false);" } else { "" });
        }
    }
    p.language.loops.pop();
}

/// The `if` by which a loop is left, where it does nothing before that. FXC takes gradients for undefined in a loop that is left by `break`.
fn head(p: &HlslPrinter<'_>, body: BlockId) -> Option<InstId> {
    let module = p.module;
    let test = module.block_insts(body).find(|&inst| p.is_statement(inst))?;
    let Op::If { then, otherwise } = module.inst(test).op else { return None };
    let is_only = |block, op| module.first_inst(block).is_some_and(|inst| module.inst(inst).op == op);
    let leaves = is_only(then, Op::ExitIf) && is_only(otherwise, Op::ExitLoop);
    leaves.then_some(test)
}

/// Whether all that a continuing block does is leave the loop.
fn runs_once(module: &Module, continuing: BlockId) -> bool {
    module.first_inst(continuing).is_some_and(|inst| {
        let is_true =
            |value: Value| value.as_constant().and_then(|id| module.store.constants.as_bool(id)) == Some(true);
        module.inst(inst).op == Op::BreakIf && is_true(module.operand(inst, 0))
    })
}

/// Writes the exits that C has not under the same name.
pub(super) fn special(p: &mut HlslPrinter<'_>, inst: InstId, special: Special) {
    match special {
        Special::Continue => {
            let LoopBlocks { body, continuing } = *p.language.loops.last().expect("it is in a loop");
            if !runs_once(p.module, continuing) {
                p.block(continuing);
            }
            if p.module.inst_block(inst) != Some(body) {
                p.out.line("continue;");
            }
        }
        Special::BreakIf => break_if(p, p.module.operand(inst, 0)),
        Special::ExitSwitch => {
            p.out.line("break;");
        }
        // Control does not get here, but a reader of C would go on with the next case.
        Special::Unreachable if ends_case(p.module, inst) => {
            p.out.line("break;");
        }
        Special::Unreachable => {}
        Special::Discard | Special::TerminateInvocation => {
            p.out.line("discard;");
        }
    }
}

fn break_if(p: &mut HlslPrinter<'_>, condition: Value) {
    p.out.put("if (");
    p.expression(condition, Precedence::STATEMENT);
    p.out.line(") {").indent().line("break;");
    p.out.dedent().line("}");
}

/// Whether an instruction is the unconditional end of a `switch`'s case.
fn ends_case(module: &Module, inst: InstId) -> bool {
    let control = module.inst_block(inst).and_then(|block| module.block_control(block));
    control.is_some_and(|control| matches!(module.inst(control).op, Op::Switch(_)))
}
