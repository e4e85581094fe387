//! HLSL that DXC translated: stage variables get the locations of the input, storage textures their formats, and one mistake is corrected.

use super::{Module, id};
use colorfast_protocol::BoundResource;
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Capability, Decoration, ExecutionModel, ImageFormat, Op, StorageClass, Word};
use std::collections::HashMap;

/// The semantic that the HLSL writer gives to what has a location, before the location.
const SEMANTIC: &str = "TEXCOORD";

/// Gives stage variables the locations that their semantics name: DXC counts the variables instead.
pub fn locations(module: &mut Module) {
    let names = module.0.debug_names.iter().filter_map(|inst| match &inst.operands[..] {
        [Operand::IdRef(of), Operand::LiteralString(name)] => {
            let semantic = name.strip_prefix("in.var.").or_else(|| name.strip_prefix("out.var."))?;
            Some((*of, semantic.strip_prefix(SEMANTIC)?.parse().ok()?))
        }
        _ => None,
    });
    for (variable, location) in names.collect::<Vec<(Word, u32)>>() {
        module.decorate(variable, Decoration::Location, location);
    }
}

/// Binds the variables of a module of shader model 5, whose registers have no spaces, as `resources` say by name. What the input does not
/// bind is in group 0, by its register, but for what the host gives for HLSL: `own` has its groups and registers.
pub fn registers(module: &mut Module, resources: &[BoundResource], own: &[(u32, u32)]) {
    let names: HashMap<Word, String> = module
        .0
        .debug_names
        .iter()
        .filter_map(|inst| match &inst.operands[..] {
            [Operand::IdRef(of), Operand::LiteralString(name)] => Some((*of, name.clone())),
            _ => None,
        })
        .collect();
    for variable in module.variables() {
        let Some(name) = names.get(&variable.id) else { continue };
        // A uniform buffer has a name of its own, and one for what it holds.
        let inner = name.strip_prefix("cbuffer_");
        let is_it = |of: &&BoundResource| of.name == *name || Some(of.name.as_str()) == inner;
        if let Some(resource) = resources.iter().find(is_it) {
            let own = own.iter().find(|(_, register)| *register == resource.number);
            let place = resource.binding.unwrap_or_else(|| *own.unwrap_or(&(0, resource.number)));
            module.bind(variable.id, place);
        }
    }
}

/// Gives storage textures the formats that are bound, by group and binding: DXC leaves them unknown, which not every device reads.
pub fn texel_formats(module: &mut Module, formats: &HashMap<(u32, u32), ImageFormat>) {
    /// Where an image type has its format.
    const FORMAT: usize = 6;
    let mut retyped: HashMap<Word, Word> = HashMap::new();
    for variable in module.variables() {
        let Some(image) = module.definition(variable.pointee).filter(|inst| inst.class.opcode == Op::TypeImage) else {
            continue;
        };
        let mut operands = image.operands.clone();
        let place = |decoration| module.decoration(variable.id, decoration);
        let bound = place(Decoration::DescriptorSet).zip(place(Decoration::Binding));
        let Some(&format) = bound.and_then(|bound| formats.get(&bound)) else { continue };
        operands[FORMAT] = Operand::ImageFormat(format);
        let ty = module.declare(Op::TypeImage, operands, variable.id);
        let pointer = module.pointer(StorageClass::UniformConstant, ty, variable.id);
        module.retype(variable.id, pointer);
        retyped.insert(variable.id, ty);
    }
    if !retyped.is_empty() {
        module.require(Capability::StorageImageExtendedFormats);
    }
    module.rewrite(|mut inst, _| {
        let from = inst.operands.first().and_then(id);
        if let (Op::Load, Some(&ty)) = (inst.class.opcode, from.and_then(|from| retyped.get(&from))) {
            inst.result_type = Some(ty);
        }
        vec![inst]
    });
}

/// Has integers that a fragment stage is given by the device be flat, which DXC forgets of the lanes of subgroups.
pub fn flat_builtins(module: &mut Module) {
    let is_fragment =
        |inst: &Instruction| inst.operands.first() == Some(&Operand::ExecutionModel(ExecutionModel::Fragment));
    if !module.0.entry_points.iter().any(is_fragment) {
        return;
    }
    for variable in module.variables() {
        let is_integer = module.definition(variable.pointee).is_some_and(|inst| inst.class.opcode == Op::TypeInt);
        let flat = [Operand::IdRef(variable.id), Operand::Decoration(Decoration::Flat)];
        let is_flat = module.0.annotations.iter().any(|inst| inst.operands == flat);
        if variable.class == StorageClass::Input && is_integer && !is_flat {
            module.0.annotations.push(Instruction::new(Op::Decorate, None, None, flat.to_vec()));
        }
    }
}

/// Has signed atomics of memory that DXC took for unsigned take an unsigned operand too, which it forgets.
pub fn correct_atomics(module: &mut Module) {
    /// Where an atomic instruction has its value, behind pointer, scope and semantics.
    const VALUE: usize = 3;
    let of = |inst: &Instruction| inst.result_id.zip(inst.result_type);
    let types: HashMap<Word, Word> = module.0.all_inst_iter().filter_map(of).collect();
    module.rewrite(|mut inst, bound| {
        let value = inst.operands.get(VALUE).and_then(id);
        match (inst.class.opcode, inst.result_type, value) {
            (Op::AtomicSMin | Op::AtomicSMax, Some(ty), Some(value)) if types.get(&value) != Some(&ty) => {
                let cast = *bound;
                *bound += 1;
                inst.operands[VALUE] = Operand::IdRef(cast);
                vec![Instruction::new(Op::Bitcast, Some(ty), Some(cast), vec![Operand::IdRef(value)]), inst]
            }
            _ => vec![inst],
        }
    });
}

/// The format of a storage texture by its name in WebGPU; those that SPIR-V does not name stay unknown.
pub fn texel_format(name: &str) -> Option<ImageFormat> {
    use ImageFormat as F;
    Some(match name {
        "r8unorm" => F::R8,
        "r8snorm" => F::R8Snorm,
        "r8uint" => F::R8ui,
        "r8sint" => F::R8i,
        "r16unorm" => F::R16,
        "r16snorm" => F::R16Snorm,
        "r16uint" => F::R16ui,
        "r16sint" => F::R16i,
        "r16float" => F::R16f,
        "rg8unorm" => F::Rg8,
        "rg8snorm" => F::Rg8Snorm,
        "rg8uint" => F::Rg8ui,
        "rg8sint" => F::Rg8i,
        "rg16unorm" => F::Rg16,
        "rg16snorm" => F::Rg16Snorm,
        "rg16uint" => F::Rg16ui,
        "rg16sint" => F::Rg16i,
        "rg16float" => F::Rg16f,
        "r32uint" => F::R32ui,
        "r32sint" => F::R32i,
        "r32float" => F::R32f,
        "rg32uint" => F::Rg32ui,
        "rg32sint" => F::Rg32i,
        "rg32float" => F::Rg32f,
        "rgba8unorm" => F::Rgba8,
        "rgba8snorm" => F::Rgba8Snorm,
        "rgba8uint" => F::Rgba8ui,
        "rgba8sint" => F::Rgba8i,
        "rgb10a2uint" => F::Rgb10a2ui,
        "rgb10a2unorm" => F::Rgb10A2,
        "rg11b10ufloat" => F::R11fG11fB10f,
        "rgba16unorm" => F::Rgba16,
        "rgba16snorm" => F::Rgba16Snorm,
        "rgba16uint" => F::Rgba16ui,
        "rgba16sint" => F::Rgba16i,
        "rgba16float" => F::Rgba16f,
        "rgba32uint" => F::Rgba32ui,
        "rgba32sint" => F::Rgba32i,
        "rgba32float" => F::Rgba32f,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rspirv::binary::Assemble;
    use rspirv::dr::Builder;
    use rspirv::spirv::{Dim, FunctionControl};

    /// A function that reads a storage texture and takes a signed minimum of unsigned memory, and an input of location 5.
    fn module() -> Module {
        let mut b = Builder::new();
        b.set_version(1, 3);
        let (void, float) = (b.type_void(), b.type_float(32, None));
        let (int, uint) = (b.type_int(32, 1), b.type_int(32, 0));
        let vec4 = b.type_vector(float, 4);
        let image = b.type_image(float, Dim::Dim1D, 0, 0, 0, 2, ImageFormat::Unknown, None);
        let pointer = b.type_pointer(None, StorageClass::UniformConstant, image);
        let variable = b.variable(pointer, None, StorageClass::UniformConstant, None);
        b.decorate(variable, Decoration::Binding, [Operand::LiteralBit32(3)]);
        b.decorate(variable, Decoration::DescriptorSet, [Operand::LiteralBit32(1)]);
        let given = b.type_pointer(None, StorageClass::Input, vec4);
        let given = b.variable(given, None, StorageClass::Input, None);
        b.name(given, "in.var.TEXCOORD5");
        b.decorate(given, Decoration::Location, [Operand::LiteralBit32(0)]);
        let shared = b.type_pointer(None, StorageClass::Workgroup, uint);
        let shared = b.variable(shared, None, StorageClass::Workgroup, None);
        let (value, scope) = (b.constant_null(int), b.constant_null(uint));
        let function = b.type_function(void, []);
        b.begin_function(void, None, FunctionControl::NONE, function).expect("a function begins");
        b.begin_block(None).expect("a block begins");
        let loaded = b.load(image, None, variable, None, []).expect("in a block");
        b.image_read(vec4, None, loaded, scope, None, []).expect("in a block");
        b.atomic_s_min(uint, None, shared, scope, scope, value).expect("in a block");
        b.ret().expect("in a block");
        b.end_function().expect("in a function");
        let bytes: Vec<u8> = b.module().assemble().iter().flat_map(|word| word.to_le_bytes()).collect();
        Module::read(&bytes).expect("it is a module")
    }

    #[test]
    fn inputs_get_the_locations_of_their_semantics() {
        let mut module = module();
        locations(&mut module);
        let input = module.variables().into_iter().find(|variable| variable.class == StorageClass::Input);
        assert_eq!(module.decoration(input.expect("there is one").id, Decoration::Location), Some(5));
    }

    #[test]
    fn storage_textures_get_their_formats() {
        let mut module = module();
        texel_formats(&mut module, &HashMap::from([((1, 3), ImageFormat::R32f)]));
        let texture = module.variables().swap_remove(0);
        let image = module.definition(texture.pointee).expect("it has a type");
        assert_eq!(image.operands[6], Operand::ImageFormat(ImageFormat::R32f));
        let load = &module.0.functions[0].blocks[0].instructions[0];
        assert_eq!(load.result_type, Some(texture.pointee));
    }

    #[test]
    fn signed_atomics_take_the_type_of_the_memory() {
        let mut module = module();
        correct_atomics(&mut module);
        let instructions = &module.0.functions[0].blocks[0].instructions;
        let [.., cast, atomic, _] = &instructions[..] else { panic!("{instructions:?}") };
        assert_eq!(cast.class.opcode, Op::Bitcast);
        assert_eq!(
            (cast.result_type, atomic.operands[3].clone()),
            (atomic.result_type, Operand::IdRef(cast.result_id.expect("it has one")))
        );
        let count = instructions.len();
        correct_atomics(&mut module);
        assert_eq!(module.0.functions[0].blocks[0].instructions.len(), count, "nothing is left to correct");
    }
}
