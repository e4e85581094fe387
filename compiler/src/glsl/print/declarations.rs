//! All that stands before the functions: the version, extensions, structures, blocks, inputs and outputs, variables.

use super::{GlslPrinter, types};
use crate::glsl::Bindings;
use crate::glsl::raise::Raised;
use crate::ir::{InstId, Op, ValueId};
use crate::output::EntryPointInfo;
use crate::text_target::Precedence;
use crate::types::{
    Access, AddressSpace, BuiltinValue, Interpolation, InterpolationSampling, InterpolationType, IoAttributes,
    ShaderStage, StructId, TexelFormat, Type, TypeId,
};

/// What is written in `layout(…)` beside the formats of images.
const LAYOUT_WORDS: [&str; 8] =
    ["binding", "index", "local_size_x", "local_size_y", "local_size_z", "location", "std140", "std430"];

/// Whether a word stands in `layout(…)`. A structure may not be called so: glslang finds the structure there, too.
pub(super) fn is_layout_word(word: &str) -> bool {
    LAYOUT_WORDS.contains(&word) || TexelFormat::ALL.iter().any(|&format| types::format(format) == word)
}

/// Writes the version, the extensions and the default precisions.
pub(super) fn head(p: &mut GlslPrinter<'_>, extensions: &[&str]) {
    let is_es = p.language.is_es;
    p.out.line(if is_es { "#version 310 es" } else { "#version 460" });
    for extension in extensions {
        p.out.put("#extension ").put(extension).line(" : require");
    }
    if is_es {
        p.out.line("precision highp float;").line("precision highp int;");
    }
}

/// Writes what the functions need to be declared.
pub(super) fn declarations(p: &mut GlslPrinter<'_>, raised: &Raised<'_>) {
    let module = p.module;
    let entry = module.entry_points().next().expect("a unit has an entry point");
    if let Some([x, y, z]) = EntryPointInfo::workgroup_size_of(module, entry) {
        p.out.put("layout(local_size_x = ").number(x.into()).put(", local_size_y = ").number(y.into());
        p.out.put(", local_size_z = ").number(z.into()).line(") in;");
    }
    // Parts are made before wholes.
    for (ty, shape) in module.store.types.iter() {
        if let Type::Struct(id) = shape
            && raised.used_types.contains(ty)
            && !raised.blocks.contains(id)
        {
            structure(p, id);
        }
    }
    p.out.newline();
    let stage = module.function(entry).stage.expect("it is an entry point");
    for inst in module.block_insts(module.root()) {
        let Some(value) = module.result(inst) else { continue };
        match module.inst(inst).op {
            Op::Var(_) => variable(p, inst, value, stage, raised.bindings),
            _ => constant(p, inst, value),
        }
    }
}

fn structure(p: &mut GlslPrinter<'_>, id: StructId) {
    let names = p.names;
    p.out.newline().put("struct ").put(names.structure(id)).line(" {").indent();
    members(p, id);
    p.out.dedent().line("};");
}

fn members(p: &mut GlslPrinter<'_>, id: StructId) {
    let (module, names) = (p.module, p.names);
    for (index, member) in module.store.types.struct_type(id).members.iter().enumerate() {
        types::declare(p, member.ty, names.member(id, index as u32));
        p.out.line(";");
    }
}

/// A large constant that several places use.
fn constant(p: &mut GlslPrinter<'_>, inst: InstId, value: ValueId) {
    let names = p.names;
    p.out.put("const ");
    types::declare(p, p.module.value(value).ty, names.value_name(value));
    p.out.put(" = ");
    p.expression(p.module.operand(inst, 0), Precedence::STATEMENT);
    p.out.line(";");
}

fn variable(p: &mut GlslPrinter<'_>, inst: InstId, value: ValueId, stage: ShaderStage, bindings: &Bindings) {
    let (module, names) = (p.module, p.names);
    let Type::Pointer { space, store, access } = module.shape_of(value.into()) else { return };
    match space {
        AddressSpace::Uniform | AddressSpace::Storage => {
            let number = bindings.number(module, value).expect("every buffer has a binding");
            let (layout, kind) = match (space, access) {
                (AddressSpace::Uniform, _) => ("std140", "uniform"),
                (_, Access::Read) => ("std430", "readonly buffer"),
                // What one invocation writes, others of the workgroup may read after a barrier.
                _ => ("std430", "coherent buffer"),
            };
            let Type::Struct(id) = module.store.types.get(store) else { unreachable!("buffers hold blocks") };
            p.out.put("layout(").put(layout).put(", binding = ").number(number.into()).put(") ");
            p.out.put(kind).put(" ").put(names.structure(id));
            p.out.line(" {").indent();
            members(p, id);
            p.out.dedent().put("} ").put(names.value_name(value)).line(";");
        }
        AddressSpace::In | AddressSpace::Out => stage_variable(p, inst, value, store, stage),
        AddressSpace::Handle => texture(p, value, store, bindings),
        _ => {
            p.out.put(if space == AddressSpace::Workgroup { "shared " } else { "" });
            types::declare(p, store, names.value_name(value));
            if let Some(initializer) = module.get_operand(inst, 0) {
                p.out.put(" = ");
                p.expression(initializer, Precedence::STATEMENT);
            }
            p.out.line(";");
        }
    }
}

/// Writes a texture with its sampler, or a storage texture. GLSL ES has no precision for most of their types.
fn texture(p: &mut GlslPrinter<'_>, value: ValueId, store: TypeId, bindings: &Bindings) {
    let (module, names) = (p.module, p.names);
    let binding = module.binding_of(value).expect("every texture has a binding");
    let (number, format, access) = match module.store.types.get(store) {
        Type::StorageTexture { format, access, .. } => {
            let number = bindings.number(module, value).expect("every image has a number");
            (number, Some(format), access)
        }
        _ => (binding.binding, None, Access::Read),
    };
    p.out.put("layout(binding = ").number(number.into());
    if let Some(format) = format {
        p.out.put(", ").put(types::format(format));
    }
    let Type::Pointer { access: around, .. } = module.shape_of(value.into()) else { unreachable!("it is a variable") };
    let is_coherent = around == Access::ReadWrite || access == Access::ReadWrite;
    p.out.put(") ").put(if is_coherent { "coherent " } else { "" });
    p.out.put(match access {
        Access::Read if format.is_some() => "readonly ",
        Access::Write => "writeonly ",
        Access::Read | Access::ReadWrite => "",
    });
    p.out.put("uniform ").put(if p.language.is_es { "highp " } else { "" });
    types::declare(p, store, names.value_name(value));
    p.out.line(";");
}

/// Writes an input or output. Built-in values are declared already, but for what is said of them.
fn stage_variable(p: &mut GlslPrinter<'_>, inst: InstId, value: ValueId, store: TypeId, stage: ShaderStage) {
    let (module, names) = (p.module, p.names);
    let Op::Var(info) = module.inst(inst).op else { unreachable!("it is a variable") };
    let io = module.var_info(info).io;
    let Type::Pointer { space, .. } = module.shape_of(value.into()) else { return };
    let direction = if space == AddressSpace::In { "in " } else { "out " };
    if io.builtin == Some(BuiltinValue::ClipDistances) {
        p.out.put(direction);
        types::put(p, module.store.types.element_type(store, 0).expect("clip distances are an array"));
        let count = module.store.types.element_count(store).unwrap_or(0);
        p.out.put(" gl_ClipDistance[").number(count.into()).line("];");
    }
    if io.invariant && stage == ShaderStage::Vertex {
        p.out.put("invariant ").put(names.value_name(value)).line(";");
    }
    let Some(location) = io.location else { return };
    p.out.put("layout(location = ").number(location.into());
    if let Some(source) = io.blend_src {
        p.out.put(", index = ").number(source.into());
    }
    p.out.put(") ").put(interpolation(&io)).put(direction);
    types::declare(p, store, names.value_name(value));
    p.out.line(";");
}

fn interpolation(io: &IoAttributes) -> &'static str {
    use InterpolationSampling::{Centroid, Sample};
    let Some(Interpolation { kind, sampling }) = io.interpolation else { return "" };
    match (kind, sampling) {
        (InterpolationType::Flat, _) => "flat ",
        (InterpolationType::Perspective, Some(Centroid)) => "centroid ",
        (InterpolationType::Perspective, Some(Sample)) => "sample ",
        (InterpolationType::Perspective, _) => "",
        (InterpolationType::Linear, Some(Centroid)) => "noperspective centroid ",
        (InterpolationType::Linear, Some(Sample)) => "noperspective sample ",
        (InterpolationType::Linear, _) => "noperspective ",
    }
}
