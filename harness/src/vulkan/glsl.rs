//! GLSL that glslang translated: resources get the groups and bindings of the input, and textures are separated from their samplers.
//!
//! GLSL for OpenGL numbers each kind of resource by itself, and has a variable for each texture with a sampler, where wgpu binds the two
//! apart. A variable of both becomes one of the texture; where it is loaded, so is the sampler, and the two are put together.

use super::{Module, Variable, id};
use colorfast_protocol::BoundResource;
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Decoration, Op, StorageClass, Word};
use std::collections::HashMap;

/// Binds the variables of a module as `resources` say, and what GLSL has of its own as `own` says, by kind.
pub fn bind(module: &mut Module, resources: &[BoundResource], own: &[(&str, (u32, u32))]) -> Result<(), String> {
    let mut combined = HashMap::new();
    for variable in module.variables() {
        let Some(kinds) = kinds(module, &variable) else { continue };
        let number = module.decoration(variable.id, Decoration::Binding).ok_or("a resource has no number")?;
        let is_it = |of: &&BoundResource| of.number == number && kinds.contains(&of.kind.as_str());
        let resource = resources
            .iter()
            .find(is_it)
            .ok_or_else(|| format!("nothing is said of number {number} of {}", kinds.join(" or ")))?;
        let own = own.iter().find(|(kind, _)| *kind == resource.kind).map(|&(_, place)| place);
        let binding = resource.binding.or(own).ok_or_else(|| format!("`{}` has no binding", resource.name))?;
        module.bind(variable.id, binding);
        if kinds == ["texture"] {
            combined.insert(variable.id, part(module, &variable, resource.sampler)?);
        }
    }
    load_parts(module, &combined);
    Ok(())
}

/// What a variable may be called in what is said of the output; nothing where it is no resource.
fn kinds(module: &Module, variable: &Variable) -> Option<&'static [&'static str]> {
    match variable.class {
        StorageClass::Uniform => Some(&["uniform", "immediates", "texture_counts"]),
        StorageClass::StorageBuffer => Some(&["storage"]),
        StorageClass::UniformConstant => match module.definition(variable.pointee)?.class.opcode {
            Op::TypeSampledImage => Some(&["texture"]),
            _ => Some(&["image"]),
        },
        _ => None,
    }
}

/// What a variable of a texture with a sampler became.
struct Parts {
    image_type: Word,
    /// The sampler's variable and type, where the texture is sampled.
    sampler: Option<(Word, Word)>,
}

/// Makes a variable of a texture with a sampler one of the texture, and declares one of the sampler beside it.
fn part(module: &mut Module, variable: &Variable, sampler: Option<(u32, u32)>) -> Result<Parts, String> {
    let image_type = module.definition(variable.pointee).and_then(|inst| id(inst.operands.first()?));
    let image_type = image_type.ok_or("a texture with a sampler is of no image type")?;
    let pointer = module.pointer(StorageClass::UniformConstant, image_type, variable.id);
    module.retype(variable.id, pointer);
    let sampler = sampler.map(|binding| {
        let ty = module.declare(Op::TypeSampler, Vec::new(), variable.id);
        let pointer = module.pointer(StorageClass::UniformConstant, ty, variable.id);
        let id = module.fresh();
        let class = Operand::StorageClass(StorageClass::UniformConstant);
        module.0.types_global_values.push(Instruction::new(Op::Variable, Some(pointer), Some(id), vec![class]));
        module.bind(id, binding);
        (id, ty)
    });
    Ok(Parts { image_type, sampler })
}

/// Loads textures and samplers where the two together were loaded. What takes the texture out of the two loads it alone.
fn load_parts(module: &mut Module, combined: &HashMap<Word, Parts>) {
    let mut loaded: HashMap<Word, Word> = HashMap::new();
    module.rewrite(|inst, bound| {
        let from = inst.operands.first().and_then(id);
        let load = |ty, result, from| Instruction::new(Op::Load, Some(ty), Some(result), vec![Operand::IdRef(from)]);
        match inst.class.opcode {
            Op::Load => {
                let Some((from, parts)) = from.and_then(|from| Some((from, combined.get(&from)?))) else {
                    return vec![inst];
                };
                loaded.extend(inst.result_id.map(|result| (result, from)));
                let Some((sampler, sampler_type)) = parts.sampler else { return Vec::new() };
                let (texture, with) = (*bound, *bound + 1);
                *bound += 2;
                let operands = vec![Operand::IdRef(texture), Operand::IdRef(with)];
                vec![
                    load(parts.image_type, texture, from),
                    load(sampler_type, with, sampler),
                    Instruction::new(Op::SampledImage, inst.result_type, inst.result_id, operands),
                ]
            }
            Op::Image => match (from.and_then(|from| loaded.get(&from)), inst.result_type, inst.result_id) {
                (Some(&variable), Some(ty), Some(result)) => vec![load(ty, result, variable)],
                _ => vec![inst],
            },
            _ => vec![inst],
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use rspirv::binary::Assemble;
    use rspirv::dr::Builder;
    use rspirv::spirv::{Dim, FunctionControl, ImageFormat};

    /// A function that samples a texture and asks for its levels.
    fn module() -> Vec<u8> {
        let mut b = Builder::new();
        b.set_version(1, 3);
        let (void, float) = (b.type_void(), b.type_float(32, None));
        let (vec2, vec4) = (b.type_vector(float, 2), b.type_vector(float, 4));
        let image = b.type_image(float, Dim::Dim2D, 0, 0, 0, 1, ImageFormat::Unknown, None);
        let sampled = b.type_sampled_image(image);
        let pointer = b.type_pointer(None, StorageClass::UniformConstant, sampled);
        let variable = b.variable(pointer, None, StorageClass::UniformConstant, None);
        b.decorate(variable, Decoration::Binding, [Operand::LiteralBit32(3)]);
        b.decorate(variable, Decoration::DescriptorSet, [Operand::LiteralBit32(0)]);
        let int = b.type_int(32, 1);
        let (place, function) = (b.constant_null(vec2), b.type_function(void, []));
        b.begin_function(void, None, FunctionControl::NONE, function).expect("a function begins");
        b.begin_block(None).expect("a block begins");
        let loaded = b.load(sampled, None, variable, None, []).expect("in a block");
        b.image_sample_implicit_lod(vec4, None, loaded, place, None, []).expect("in a block");
        let taken = b.image(image, None, loaded).expect("in a block");
        b.image_query_levels(int, None, taken).expect("in a block");
        b.ret().expect("in a block");
        b.end_function().expect("in a function");
        b.module().assemble().iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    fn resource(sampler: Option<(u32, u32)>) -> BoundResource {
        let (kind, name) = ("texture".to_owned(), "image".to_owned());
        BoundResource { kind, name, number: 3, binding: Some((1, 7)), argument_buffer: None, sampler }
    }

    fn ops(module: &Module) -> Vec<Op> {
        let blocks = module.0.functions.iter().flat_map(|function| &function.blocks);
        blocks.flat_map(|block| &block.instructions).map(|inst| inst.class.opcode).collect()
    }

    #[test]
    fn a_texture_is_parted_from_its_sampler() {
        let mut module = Module::read(&module()).expect("it is a module");
        bind(&mut module, &[resource(Some((2, 9)))], &[]).expect("it is bound");
        let module = Module::read(&module.write()).expect("it is a module");
        let all = [
            Op::Load,
            Op::Load,
            Op::SampledImage,
            Op::ImageSampleImplicitLod,
            Op::Load,
            Op::ImageQueryLevels,
            Op::Return,
        ];
        assert_eq!(ops(&module), all);
        let place = |variable: &Variable| {
            [Decoration::DescriptorSet, Decoration::Binding].map(|of| module.decoration(variable.id, of))
        };
        let bound: Vec<_> = module.variables().iter().map(place).collect();
        assert_eq!(bound, [[Some(1), Some(7)], [Some(2), Some(9)]]);
    }

    #[test]
    fn a_texture_without_a_sampler_is_loaded_alone() {
        let mut module = Module::read(&module()).expect("it is a module");
        bind(&mut module, &[resource(None)], &[]).expect("it is bound");
        assert_eq!(ops(&module), [Op::ImageSampleImplicitLod, Op::Load, Op::ImageQueryLevels, Op::Return]);
        assert_eq!(module.variables().len(), 1);
    }

    #[test]
    fn what_nothing_is_said_of_is_refused() {
        let mut module = Module::read(&module()).expect("it is a module");
        let wrong = BoundResource { number: 4, ..resource(None) };
        assert!(bind(&mut module, &[wrong], &[]).is_err_and(|why| why.contains("number 3 of texture")));
    }
}
