//! Compute shaders as SPIR-V for Vulkan, with the groups and bindings that their buffers have there.

use colorfast_wire::{Bytes, Glsl, GlslAnswer, GlslBuffer};
use glslang::error::GlslangError;
use glslang::{
    Compiler, CompilerOptions, Program, Shader, ShaderInput, ShaderMessage, ShaderSource, ShaderStage, SourceLanguage,
    SpirvVersion, Target, VulkanVersion,
};
use std::collections::HashMap;

const OP_VARIABLE: u16 = 59;
const OP_DECORATE: u16 = 71;
const BINDING: u32 = 33;
const DESCRIPTOR_SET: u32 = 34;
const UNIFORM: u32 = 2;
const STORAGE_BUFFER: u32 = 12;

/// Translates a shader.
pub fn translate(compiler: &'static Compiler, glsl: &Glsl) -> GlslAnswer {
    let words = match compile(compiler, glsl.text.clone()) {
        Ok(words) => words,
        Err(GlslangError::ParseError(log) | GlslangError::LinkError(log)) => {
            return GlslAnswer::Failed(log.log.trim().to_owned());
        }
        Err(other) => return GlslAnswer::Failed(other.to_string()),
    };
    match rebound(&words, &glsl.buffers) {
        Ok(words) => GlslAnswer::Spirv(Bytes(words.iter().flat_map(|word| word.to_le_bytes()).collect())),
        Err(why) => GlslAnswer::Failed(why),
    }
}

fn compile(compiler: &'static Compiler, text: String) -> Result<Vec<u32>, GlslangError> {
    let source = ShaderSource::from(text);
    let options = CompilerOptions {
        source_language: SourceLanguage::GLSL,
        target: Target::Vulkan { version: VulkanVersion::Vulkan1_1, spirv_version: SpirvVersion::SPIRV1_3 },
        version_profile: None,
        messages: ShaderMessage::DEFAULT,
    };
    let no_macros: Option<&[(&str, Option<&str>)]> = None;
    let input = ShaderInput::new(&source, ShaderStage::Compute, &options, no_macros, None)?;
    let shader = Shader::new(compiler, input).parse()?;
    let mut program = Program::new(compiler);
    program.add_shader(&shader);
    program.compile(ShaderStage::Compute)
}

/// Gives the buffers of a module other groups and bindings: each has one of either, written by glslang.
fn rebound(words: &[u32], buffers: &[GlslBuffer]) -> Result<Vec<u32>, String> {
    let classes: HashMap<u32, u32> = instructions(words)
        .filter(|inst| inst.0 == OP_VARIABLE)
        .map(|(_, at)| (words[at + 2], words[at + 3]))
        .collect();
    let decorated = |decoration| {
        let is_it = move |&(op, at): &(u16, usize)| op == OP_DECORATE && words[at + 2] == decoration;
        instructions(words).filter(is_it)
    };
    let numbers: HashMap<u32, u32> = decorated(BINDING).map(|(_, at)| (words[at + 1], words[at + 3])).collect();
    let mut rebound = words.to_vec();
    for (decoration, at) in
        [BINDING, DESCRIPTOR_SET].into_iter().flat_map(|of| decorated(of).map(move |(_, at)| (of, at)))
    {
        let variable = words[at + 1];
        let is_uniform = match classes.get(&variable) {
            Some(&UNIFORM) => true,
            Some(&STORAGE_BUFFER) => false,
            _ => return Err("only buffers can be bound anew".to_owned()),
        };
        let is_it =
            |buffer: &&GlslBuffer| buffer.is_uniform == is_uniform && numbers.get(&variable) == Some(&buffer.number);
        let buffer = buffers.iter().find(is_it).ok_or("a buffer of the text is none of those named")?;
        rebound[at + 3] = if decoration == BINDING { buffer.binding.1 } else { buffer.binding.0 };
    }
    Ok(rebound)
}

/// The instructions of a module, each with where it begins. glslang writes whole ones.
fn instructions(words: &[u32]) -> impl Iterator<Item = (u16, usize)> + '_ {
    let first = (words.len() > 5).then_some(5);
    let next = |&at: &usize| Some(at + (words[at] >> 16).max(1) as usize).filter(|&next| next < words.len());
    std::iter::successors(first, next).map(|at| (words[at] as u16, at))
}
