//! Shaders as SPIR-V for Vulkan.

use colorfast_wire::{Bytes, Glsl, GlslAnswer};
use glslang::error::GlslangError;
use glslang::{
    Compiler, CompilerOptions, Program, Shader, ShaderInput, ShaderMessage, ShaderSource, ShaderStage, SourceLanguage,
    SpirvVersion, Target, VulkanVersion,
};

/// What OpenGL has and Vulkan does not, by what Vulkan has: instances are counted from the draw's first, or with it.
const MACROS: [(&str, Option<&str>); 2] =
    [("gl_VertexID", Some("gl_VertexIndex")), ("gl_InstanceID", Some("(gl_InstanceIndex - gl_BaseInstance)"))];
/// OpenGL ES has no first instance.
const MACROS_OF_ES: [(&str, Option<&str>); 2] =
    [("gl_VertexID", Some("gl_VertexIndex")), ("gl_InstanceID", Some("gl_InstanceIndex"))];

/// Translates a shader.
pub fn translate(compiler: &'static Compiler, glsl: &Glsl) -> GlslAnswer {
    let Some(stage) = crate::stage(&glsl.stage) else {
        return GlslAnswer::Failed(format!("unknown stage `{}`", glsl.stage));
    };
    match compile(compiler, stage, glsl.text.clone()) {
        Ok(words) => GlslAnswer::Spirv(Bytes(words.iter().flat_map(|word| word.to_le_bytes()).collect())),
        Err(GlslangError::ParseError(log) | GlslangError::LinkError(log)) => {
            GlslAnswer::Failed(log.log.trim().to_owned())
        }
        Err(other) => GlslAnswer::Failed(other.to_string()),
    }
}

fn compile(compiler: &'static Compiler, stage: ShaderStage, text: String) -> Result<Vec<u32>, GlslangError> {
    let is_es = text.lines().next().is_some_and(|line| line.ends_with(" es"));
    let source = ShaderSource::from(text);
    let options = CompilerOptions {
        source_language: SourceLanguage::GLSL,
        target: Target::Vulkan { version: VulkanVersion::Vulkan1_1, spirv_version: SpirvVersion::SPIRV1_3 },
        version_profile: None,
        messages: ShaderMessage::DEFAULT,
    };
    let macros = if is_es { MACROS_OF_ES } else { MACROS };
    let macros = (stage == ShaderStage::Vertex).then_some(&macros[..]);
    let input = ShaderInput::new(&source, stage, &options, macros, None)?;
    let shader = Shader::new(compiler, input).parse()?;
    let mut program = Program::new(compiler);
    program.add_shader(&shader);
    program.compile(stage)
}
