//! The back ends, as the driver uses them: each says how its options, its `raise` and its `print` fit together.

use super::backend::Backend;
use super::{Artifact, IrOptions, Unit};
use crate::diagnostic::Diagnostics;
use crate::ir::{self, Module};
use crate::output::{BoundResource, EntryPointInfo};
use crate::transform::Transform;
use crate::{glsl, hlsl, msl, spirv, wgsl};

/// WGSL.
pub(super) struct Wgsl(wgsl::Options);

impl Backend for Wgsl {
    const NAME: &'static str = "wgsl";
    const EXTENSION: &'static str = "wgsl";
    const TRANSFORMS: &'static [&'static Transform] = wgsl::TABLE;
    const HAS_OVERRIDES: bool = true;
    type Options = wgsl::Options;
    type Raised<'b> = wgsl::Raised;

    fn new(options: wgsl::Options, _: &Module) -> Self {
        Self(options)
    }

    fn raise(&self, module: &mut Module) -> Result<wgsl::Raised, Diagnostics> {
        wgsl::raise(module, &self.0)
    }

    fn print(&self, module: &Module, raised: wgsl::Raised) -> Result<Unit, Diagnostics> {
        let output = wgsl::print(module, &raised);
        Ok(Unit::new(Artifact::Text(output.text), output.entry_points))
    }
}

/// SPIR-V.
pub(super) struct Spirv(spirv::Options);

impl Backend for Spirv {
    const NAME: &'static str = "spirv";
    const EXTENSION: &'static str = "spv";
    const TRANSFORMS: &'static [&'static Transform] = spirv::TABLE;
    type Options = spirv::Options;
    type Raised<'b> = ();

    fn new(options: spirv::Options, _: &Module) -> Self {
        Self(options)
    }

    fn raise(&self, module: &mut Module) -> Result<(), Diagnostics> {
        spirv::raise(module, &self.0)
    }

    fn print(&self, module: &Module, (): ()) -> Result<Unit, Diagnostics> {
        let output = spirv::print(module, &self.0)?;
        Ok(Unit::new(Artifact::Words(output.words), output.entry_points))
    }
}

/// The Metal Shading Language.
pub(super) struct Msl(msl::Options);

impl Backend for Msl {
    const NAME: &'static str = "msl";
    const EXTENSION: &'static str = "msl";
    const TRANSFORMS: &'static [&'static Transform] = msl::TABLE;
    type Options = msl::Options;
    type Raised<'b> = msl::Raised;

    fn new(options: msl::Options, _: &Module) -> Self {
        Self(options)
    }

    fn raise(&self, module: &mut Module) -> Result<msl::Raised, Diagnostics> {
        msl::raise(module, &self.0)
    }

    fn rebound(raised: &msl::Raised) -> Vec<BoundResource> {
        raised.bindings.clone()
    }

    fn print(&self, module: &Module, raised: msl::Raised) -> Result<Unit, Diagnostics> {
        let output = msl::print(module, &raised);
        Ok(Unit { bindings: raised.bindings, ..Unit::new(Artifact::Text(output.text), output.entry_points) })
    }
}

/// HLSL.
pub(super) struct Hlsl(hlsl::Options);

impl Backend for Hlsl {
    const NAME: &'static str = "hlsl";
    const EXTENSION: &'static str = "hlsl";
    const TRANSFORMS: &'static [&'static Transform] = hlsl::TABLE;
    type Options = hlsl::Options;
    type Raised<'b> = hlsl::Raised;

    fn new(options: hlsl::Options, _: &Module) -> Self {
        Self(options)
    }

    fn raise(&self, module: &mut Module) -> Result<hlsl::Raised, Diagnostics> {
        hlsl::raise(module, &self.0)
    }

    fn print(&self, module: &Module, raised: hlsl::Raised) -> Result<Unit, Diagnostics> {
        let (output, bindings) = hlsl::print(module, &raised);
        let unit = Unit::new(Artifact::Text(output.text), output.entry_points);
        Ok(Unit { shader_model: raised.shader_model, bindings, ..unit })
    }
}

/// GLSL.
pub(super) struct Glsl {
    options: glsl::Options,
    /// Numbered over the whole module, so that all of its outputs agree.
    bindings: glsl::Bindings,
}

impl Backend for Glsl {
    const NAME: &'static str = "glsl";
    const EXTENSION: &'static str = "glsl";
    const TRANSFORMS: &'static [&'static Transform] = glsl::TABLE;
    const HAS_UNIT_PER_ENTRY_POINT: bool = true;
    type Options = glsl::Options;
    type Raised<'b> = glsl::Raised<'b>;

    fn new(options: glsl::Options, module: &Module) -> Self {
        let bindings = glsl::Bindings::of(module, &options);
        Self { options, bindings }
    }

    fn raise<'b>(&'b self, module: &mut Module) -> Result<glsl::Raised<'b>, Diagnostics> {
        glsl::raise(module, &self.bindings, &self.options)
    }

    fn print<'b>(&'b self, module: &Module, raised: glsl::Raised<'b>) -> Result<Unit, Diagnostics> {
        let (output, bindings) = glsl::print(module, &raised);
        Ok(Unit { bindings, ..Unit::new(Artifact::Text(output.text), output.entry_points) })
    }
}

/// The IR's text form, of a module as it is.
pub(super) struct Ir(IrOptions);

impl Backend for Ir {
    const NAME: &'static str = "ir";
    const EXTENSION: &'static str = "ir";
    const TRANSFORMS: &'static [&'static Transform] = &[];
    const HAS_OVERRIDES: bool = true;
    const TAKES_RAISED_MODULES: bool = true;
    type Options = IrOptions;
    type Raised<'b> = ();

    fn new(options: IrOptions, _: &Module) -> Self {
        Self(options)
    }

    fn raise(&self, _: &mut Module) -> Result<(), Diagnostics> {
        Ok(())
    }

    fn print(&self, module: &Module, (): ()) -> Result<Unit, Diagnostics> {
        let text = ir::text::print(module, &ir::text::PrintOptions { locations: self.0.locations });
        Ok(Unit::new(Artifact::Text(text), EntryPointInfo::of_module(module)))
    }
}
