//! Functions and entry points.

use super::super::raise::Role;
use super::{MslPrinter, structs, types};
use crate::ir::{FunctionId, FunctionParam, ValueId};
use crate::output::EntryPointInfo;
use crate::types::{AddressSpace, ShaderStage, Type};

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
            structs::attribute(p, &info.io, role);
        }
    }
    if let Some(binding) = info.binding {
        let list = match p.module.store.types.get(ty) {
            Type::Pointer { .. } => "buffer",
            Type::Sampler { .. } => "sampler",
            _ => "texture",
        };
        p.out.put(" [[").put(list).put("(").number(binding.binding.into()).put(")]]");
    }
}
