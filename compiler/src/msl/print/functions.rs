//! Functions, entry points and loops.

use super::super::raise::Role;
use super::language::ends_case;
use super::{MslPrinter, structs, types};
use crate::ir::{BlockId, FunctionId, FunctionParam, InstId, Op, Value, ValueId};
use crate::output::EntryPointInfo;
use crate::text_target::Strength;
use crate::types::{AddressSpace, ShaderStage, Type};

/// What an enclosing loop is made of.
#[derive(Copy, Clone)]
pub(super) struct LoopBlocks {
    body: BlockId,
    continuing: BlockId,
}

/// Writes a function.
pub(super) fn function(p: &mut MslPrinter<'_>, id: FunctionId) {
    let (module, names) = (p.module, p.names);
    let function = module.function(id);
    match function.stage {
        Some(ShaderStage::Vertex) => {
            p.out.put("vertex ");
        }
        Some(ShaderStage::Fragment) => {
            p.out.put("fragment ");
        }
        Some(ShaderStage::Compute) => {
            if let Some([x, y, z]) = EntryPointInfo::workgroup_size_of(module, id) {
                let total = u64::from(x) * u64::from(y) * u64::from(z);
                p.out.line(&format!("[[max_total_threads_per_threadgroup({total})]]"));
            }
            p.out.put("kernel ");
        }
        None => {}
    }
    types::put(p, function.return_type);
    p.out.put(" ").put(names.function(id)).put("(");
    for (index, (param, info)) in module.function_params(id).iter().zip(&function.param_info).enumerate() {
        p.out.put(if index == 0 { "" } else { ", " });
        parameter(p, param, info, function.stage);
    }
    p.out.put(") ");
    p.braced(function.block);
    p.out.newline();
}

fn parameter(p: &mut MslPrinter<'_>, param: ValueId, info: &FunctionParam, stage: Option<ShaderStage>) {
    let names = p.names;
    let ty = p.module.value(param).ty;
    types::put(p, ty);
    p.out.put(" ").put(names.value_name(param));
    let Some(stage) = stage else { return };
    match p.module.store.types.get(ty) {
        Type::Pointer { space: AddressSpace::Workgroup, .. } => {
            p.out.put(" [[threadgroup(0)]]");
        }
        Type::Struct(_) => {
            p.out.put(" [[stage_in]]");
        }
        _ => {
            let role = if stage == ShaderStage::Vertex { Role::VertexInput } else { Role::FragmentInput };
            p.out.put(&structs::attribute(&info.io, role));
        }
    }
    if let Some(binding) = info.binding {
        let list = match p.module.store.types.get(ty) {
            Type::Pointer { .. } => "buffer",
            Type::Sampler { .. } => "sampler",
            _ => "texture",
        };
        p.out.put(&format!(" [[{list}({})]]", binding.binding));
    }
}

/// Writes a loop. Its continuing block is written where control goes on with it.
pub(super) fn loop_(p: &mut MslPrinter<'_>, inst: InstId) {
    let Op::Loop { initializer, body, continuing } = p.module.inst(inst).op else { unreachable!("it is a loop") };
    p.block(initializer);
    p.out.put("while (true) ");
    p.language.loops.push(LoopBlocks { body, continuing });
    p.braced(body);
    p.language.loops.pop();
    p.out.newline();
}

/// Writes the exits that C has not under the same name.
pub(super) fn special(p: &mut MslPrinter<'_>, inst: InstId) {
    match p.module.inst(inst).op {
        Op::Continue => {
            let LoopBlocks { body, continuing } = *p.language.loops.last().expect("it is in a loop");
            p.block(continuing);
            if p.module.inst_block(inst) != Some(body) {
                p.out.line("continue;");
            }
        }
        Op::BreakIf => break_if(p, p.module.operand(inst, 0)),
        Op::ExitSwitch => {
            p.out.line("break;");
        }
        // Control does not get here, but a reader of C would go on with the next case.
        Op::Unreachable if ends_case(p.module, inst) => {
            p.out.line("break;");
        }
        Op::Unreachable => {}
        Op::Discard => {
            p.out.line("discard_fragment();");
        }
        op => unreachable!("raising leaves no {}", op.mnemonic()),
    }
}

fn break_if(p: &mut MslPrinter<'_>, condition: Value) {
    p.out.put("if (");
    p.expression(condition, Strength::STATEMENT);
    p.out.line(") {").indent().line("break;");
    p.out.dedent().line("}");
}
