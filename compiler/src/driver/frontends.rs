//! The front ends.

use super::frontend::{Frontend, text_of};
use super::{Compiler, Content, Language};
use crate::diagnostic::Diagnostics;
use crate::ir;
use crate::lint::{self, Levels};
use crate::sem::{Features, Program};
use crate::{spirv, wgsl, wsl};

/// WGSL.
pub(super) struct Wgsl;

impl Frontend for Wgsl {
    const LANGUAGE: Language = Language::Wgsl;
    const NAME: &'static str = "wgsl";
    const EXTENSIONS: &'static [&'static str] = &["wgsl"];

    type Program = Program;

    fn read(compiler: &mut Compiler, content: Content<'_>, features: &Features) -> Result<Program, Diagnostics> {
        Ok(compiler.read(text_of::<Self>(content)?, features))
    }

    fn diagnostics(program: Program, levels: Option<&Levels>) -> Diagnostics {
        let Some(levels) = levels else { return program.diagnostics };
        let found = if program.is_valid() { lint::check(&program) } else { Vec::new() };
        levels.apply(program.diagnostics.into_iter().chain(found))
    }

    fn lower(mut program: Program) -> Result<(ir::Module, Diagnostics), Diagnostics> {
        if !program.is_valid() {
            return Err(program.diagnostics);
        }
        Ok((wgsl::lower::lower_last(&mut program)?, program.diagnostics))
    }
}

/// WSL.
pub(super) struct Wsl;

impl Frontend for Wsl {
    const LANGUAGE: Language = Language::Wsl;
    const NAME: &'static str = "wsl";
    const EXTENSIONS: &'static [&'static str] = &["wsl", "whlsl"];

    type Program = wsl::Program;

    fn read(_: &mut Compiler, content: Content<'_>, _: &Features) -> Result<wsl::Program, Diagnostics> {
        Ok(wsl::read(text_of::<Self>(content)?))
    }

    /// There is no lint for WSL.
    fn diagnostics(program: wsl::Program, _: Option<&Levels>) -> Diagnostics {
        program.diagnostics
    }

    fn lower(mut program: wsl::Program) -> Result<(ir::Module, Diagnostics), Diagnostics> {
        if !program.is_valid() {
            return Err(program.diagnostics);
        }
        Ok((wsl::lower::lower(&mut program)?, program.diagnostics))
    }
}

/// SPIR-V, in its assembly or its binary form.
pub(super) struct Spirv;

impl Frontend for Spirv {
    const LANGUAGE: Language = Language::Spirv;
    const NAME: &'static str = "spirv";
    const EXTENSIONS: &'static [&'static str] = &["spvasm", "spv"];
    const MAGIC_NUMBERS: &'static [[u8; 4]] = &[spirv::read::MAGIC.to_le_bytes(), spirv::read::MAGIC.to_be_bytes()];

    type Program = ir::Module;

    fn read(_: &mut Compiler, content: Content<'_>, _: &Features) -> Result<ir::Module, Diagnostics> {
        let read = match content {
            Content::Text(text) => spirv::read::read_text(text)?,
            Content::Binary(bytes) => spirv::read::read(bytes)?,
        };
        Ok(read.module)
    }

    fn diagnostics(_: ir::Module, _: Option<&Levels>) -> Diagnostics {
        Diagnostics::new()
    }

    fn lower(module: ir::Module) -> Result<(ir::Module, Diagnostics), Diagnostics> {
        Ok((module, Diagnostics::new()))
    }
}

/// The IR, in its text form or its binary form.
pub(super) struct Ir;

impl Frontend for Ir {
    const LANGUAGE: Language = Language::Ir;
    const NAME: &'static str = "ir";
    const EXTENSIONS: &'static [&'static str] = &["ir"];
    const MAGIC_NUMBERS: &'static [[u8; 4]] = &[ir::binary::MAGIC];

    type Program = ir::Module;

    fn read(_: &mut Compiler, content: Content<'_>, _: &Features) -> Result<ir::Module, Diagnostics> {
        let module = match content {
            Content::Text(text) => ir::text::parse(text)?,
            Content::Binary(bytes) => ir::binary::read(bytes)?,
        };
        ir::validate(&module)?;
        Ok(module)
    }

    fn diagnostics(_: ir::Module, _: Option<&Levels>) -> Diagnostics {
        Diagnostics::new()
    }

    fn lower(module: ir::Module) -> Result<(ir::Module, Diagnostics), Diagnostics> {
        Ok((module, Diagnostics::new()))
    }
}
